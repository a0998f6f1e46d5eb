export type Cell = string | number | boolean | Date | null
/** A row of a file. `line` counts from 1 as the sender's program shows it, the header included. */
export type SheetRow = { line: number; cells: Cell[] }
