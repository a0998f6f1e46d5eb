export type Cell = string | number | boolean | Date | null
/** A row of a file. `line` is its number as a spreadsheet program shows it: the header is 1. */
export type SheetRow = { line: number; cells: Cell[] }
