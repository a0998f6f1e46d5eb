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
export async function writeSheet({ name, columns, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsxFile(
    [
      columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => value.replace(unwritable, '') || null)),
    ],
    { sheet: name, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer()
  return new Uint8Array(bytes)
}
