export type Cell = string | number | boolean | Date | null
/** `line` counts from 1 as the sender's editor shows it, the header included. */
export type SheetRow = { line: number; cells: Cell[] }
