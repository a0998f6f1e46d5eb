import type { Values } from '@/lib/platform/api/problem'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

/** A valid row of a file, with its values by column name. */
export type GoodRow<V = string | number | null> = { line: number; values: Record<string, V> }
/** An invalid row: the field, and the reason as a message key. */
export type BadRow = { line: number; field: string; key: ErrorKey; values: Values }

/** The most bad rows of a file that are reported; further ones are only counted. */
export const badRowsMax = 200
const goodRowsMaxByDefault = 2_000
/** The most rows that a portion covers. It is sent after this many rows, even if few of them are good. */
const rowsMax = 50_000

/**
 * Rows of a file as they are sent to the database: the good ones as one JSON text, and the first bad ones.
 */
export type Portion = { read: number; good: number; json: string; bad: number; badRows: BadRow[] }

/**
 * Gathers rows into portions. Bad rows after the first `badRowsMax` are counted and dropped.
 * @param goodRowsMax the most good rows of a portion; fewer for rows with long texts
 */
export async function* portionsOf<V>(
  rows: AsyncIterable<GoodRow<V> | BadRow>,
  goodRowsMax = goodRowsMaxByDefault,
): AsyncGenerator<Portion> {
  let badRowCount = 0
  let good: object[] = []
  let badRows: BadRow[] = []
  let bad = 0
  const takePortion = (): Portion => {
    const nextPortion = {
      read: good.length + bad,
      good: good.length,
      json: JSON.stringify(good),
      bad,
      badRows,
    }
    good = []
    badRows = []
    bad = 0
    return nextPortion
  }
  for await (const row of rows) {
    if ('key' in row) {
      bad++
      if (badRowCount++ < badRowsMax) badRows.push(row)
    } else good.push({ line: row.line, ...row.values })
    if (good.length >= goodRowsMax || good.length + bad >= rowsMax) yield takePortion()
  }
  if (good.length + bad > 0) yield takePortion()
}
