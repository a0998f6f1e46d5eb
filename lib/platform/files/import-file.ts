import { Problem } from '@/lib/platform/api/problem'
import type { Locale } from '@/lib/platform/i18n/locale'
import { TaskLimit } from '@/lib/platform/pool/pool'
import type { ImportAnswer } from './import-answer'
import type { ImportResult } from './incoming-rows'
import { describeBadRows } from './report-rows'
import type { Portion } from './sheet-portions'

/**
 * Imports the portions of a file that a thread reads, ends the thread, and returns the answer of the import.
 * @throws Problem too_large when the thread reaches its limits
 */
export async function importFromThread(
  portions: AsyncGenerator<Portion>,
  lang: Locale,
  importPortions: (portions: AsyncIterable<Portion>) => Promise<ImportResult>,
): Promise<ImportAnswer> {
  try {
    const { badRows, ...counts } = await importPortions(portions)
    return { ...counts, badRows: describeBadRows(badRows, lang) }
  } catch (error) {
    throw error instanceof TaskLimit ? tooHeavyProblem() : error
  } finally {
    await portions.return(undefined)
  }
}

/** The problem of a file whose reading takes too much time or memory. */
export const tooHeavyProblem = () => Problem.ofField('file', 'exchange.import.tooHeavy', {}, 'too_large')
