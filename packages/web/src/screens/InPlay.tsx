// The table itself is a screen as well: nobody needs it in the lobby.
export { Table as default } from '../table/Table.tsx'
