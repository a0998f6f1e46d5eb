import writeXlsxFile from 'write-excel-file/node'

export type Sheet = {
  name: string
  /** Each column's heading, and its width in letters. */
  columns: readonly { heading: string; width: number }[]
  rows: readonly (readonly string[])[]
}

/** Characters that XML forbids or discourages. */
const unwritable = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/**
 * Writes a workbook of one sheet. All values are texts, so none is taken for a formula. Runs as a task of
 * `lib/platform/pool`, so that it does not block the server.
 */
export function writeSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return writeSheets([sheet])
}

/** Writes a workbook of several sheets, as `writeSheet` does one. */
export async function writeSheets(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((value) => value.replace(unwritable, '') || null)),
      ],
    })),
  ).toBuffer()
  return new Uint8Array(bytes)
}
