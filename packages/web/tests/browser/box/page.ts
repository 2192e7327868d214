import './add-box.ts'
import '../../../src/main.tsx'
