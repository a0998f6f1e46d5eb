import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import pg from 'pg'

type Query = () => Promise<unknown>
type QueryWithCache = (this: unknown, text: string, parameters: unknown, query: Query) => Promise<unknown>

const marker = Symbol.for('strata.hidesQueryValues')

/**
 * Drizzle writes the parameters of a query that fails into the error's message, and Postgres the values of the row
 * into its details: e-mail addresses, codes, tokens. Errors are logged by us and by Next, so the values are kept out
 * of every error where it arises. Drizzle has no setting for it; this stands before the one method that makes them.
 */
export function hideQueryValues(): void {
  const prototype = NodePgPreparedQuery.prototype as unknown as {
    queryWithCache: QueryWithCache
    [marker]?: true
  }
  if (prototype[marker]) return
  prototype[marker] = true
  const { queryWithCache } = prototype
  prototype.queryWithCache = function (text, _parameters, query) {
    // The parameters serve the error's message and a cache that we do not use.
    return queryWithCache.call(this, text, 'not shown', () =>
      query().catch((error: unknown) => {
        throw withoutValues(error)
      }),
    )
  }
}

/** A database's error without the values that it names; its code and constraint stay. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  delete error.detail
  delete error.where
  delete error.internalQuery
  // Class 22 quotes what it could not read: `invalid input syntax for type integer: "…"`.
  const quiet = error.message.replace(/"[^"]*"/g, (quote) => (error.code?.startsWith('22') ? '"…"' : quote))
  error.stack = error.stack?.replace(error.message, quiet)
  error.message = quiet
  return error
}
