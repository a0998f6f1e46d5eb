import pg from 'pg'
import { inTransaction } from '@/db/client'

type Statement = { text: string; values: unknown[] }

/** Runs a read without its cache and records its SQL statements, so that a benchmark can time them alone. */
export async function statementsOf(read: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const originalQuery = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as (
    ...args: unknown[]
  ) => unknown
  pg.Client.prototype.query = function noting(this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof query === 'string' ? query : query.text
    const params = Array.isArray(values) ? values : typeof query === 'string' ? [] : (query.values ?? [])
    // The statements that begin and end the transaction do not belong to the read.
    if (/^\s*(?:select|with)\b/i.test(text) && !text.includes('strata.expired'))
      statements.push({ text, values: params })
    return originalQuery.apply(this, args)
  } as typeof pg.Client.prototype.query
  try {
    await inTransaction(read)
  } finally {
    pg.Client.prototype.query = originalQuery as typeof pg.Client.prototype.query
  }
  return statements
}

/** The time that statements take one after the other, in milliseconds. */
export async function runBare(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const startedAt = performance.now()
  for (const { text, values } of statements) await client.query(text, values)
  return performance.now() - startedAt
}
