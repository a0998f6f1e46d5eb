import pg from 'pg'
import { inTransaction } from '@/db/client'

type Statement = { text: string; values: unknown[] }

/**
 * Runs a read without its cache and notes what it asks of Postgres, so that the same statements can be run bare.
 */
export async function statementsOf(read: () => Promise<unknown>): Promise<Statement[]> {
  const noted: Statement[] = []
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as (
    ...given: unknown[]
  ) => unknown
  pg.Client.prototype.query = function noting(this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof query === 'string' ? query : query.text
    const sent = Array.isArray(values) ? values : typeof query === 'string' ? [] : (query.values ?? [])
    // What opens and ends the transaction is no part of the read.
    if (/^\s*(?:select|with)\b/i.test(text) && !text.includes('strata.expired'))
      noted.push({ text, values: sent })
    return own.apply(this, given)
  } as typeof pg.Client.prototype.query
  try {
    await inTransaction(read)
  } finally {
    pg.Client.prototype.query = own as typeof pg.Client.prototype.query
  }
  return noted
}

/** How long statements take one after the other, in milliseconds. */
export async function runBare(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const begun = performance.now()
  for (const { text, values } of statements) await client.query(text, values)
  return performance.now() - begun
}
