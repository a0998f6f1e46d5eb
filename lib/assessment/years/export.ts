import type { AnswerFile } from '@/lib/platform/api/answer-file'
import { refuseTooManyRows } from '@/lib/platform/files/table-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { pools } from '@/lib/platform/pool/pool'
import { readYearFigures } from './figures'
import { listMemberYearsForExport } from './queries'
import { yearSheetsOf } from './sheets'

/** The most members of a file; more are refused. */
const rowsMax = 20_000

/**
 * Exports the figures of a year, or of the newest one with a result: a sheet each for the sections, the questions
 * and the members. Percentages are whole numbers.
 * @throws Problem bad_input for too many members
 */
export async function exportMemberYears(
  askedYear: number | undefined,
  signal: AbortSignal,
): Promise<AnswerFile<'xlsx'>> {
  const figures = await readYearFigures(askedYear)
  const members = figures.year === null ? [] : await listMemberYearsForExport(figures.year, rowsMax + 1)
  refuseTooManyRows(members.length, rowsMax)
  return {
    body: await pools.documents.run('writeSheets', yearSheetsOf(figures, members), signal),
    kind: 'xlsx',
    name: `${messageText('mn', 'admin.memberYears.file')} ${figures.year ?? ''}`.trim(),
  }
}
