import './add-box.ts'
import '../../../../server/commands/serve.ts'
