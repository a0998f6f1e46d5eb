import type { AnswerFile } from '@/lib/platform/api/answer-file'
import { pools } from '@/lib/platform/pool/pool'
import { type Column, columnTitle } from './sheet-cells'

type Template<N extends string> = {
  /** The name of the file and of the sheet that is filled. */
  title: string
  columns: readonly (Column & { name: N })[]
  required: readonly NoInfer<N>[]
  /** What to write into each column, with an example. */
  notes: Readonly<Record<NoInfer<N>, string>>
}

/** A sheet's name has at most 31 letters, and the explanation must not be taken for rows of the import. */
const notesSheet = 'Заавар'
const widthOf = (heading: string) => Math.max(16, heading.length + 4)

/**
 * Makes the workbook that an import gives to fill in: the headings that it reads, and on a second sheet, which
 * no import reads, what each column takes.
 */
export async function makeImportTemplate<N extends string>(
  { title, columns, required, notes }: Template<N>,
  signal: AbortSignal,
): Promise<AnswerFile<'xlsx'>> {
  const headings = columns.map(columnTitle)
  const sheets = [
    { name: title, columns: headings.map((heading) => ({ heading, width: widthOf(heading) })), rows: [] },
    {
      name: notesSheet,
      columns: [
        { heading: 'Багана', width: 28 },
        { heading: 'Заавал эсэх', width: 14 },
        { heading: 'Юу бичих вэ', width: 100 },
      ],
      rows: columns.map((column) => [
        columnTitle(column),
        required.includes(column.name) ? 'Заавал' : '',
        notes[column.name],
      ]),
    },
  ]
  return { body: await pools.documents.run('writeSheets', sheets, signal), kind: 'xlsx', name: title }
}
