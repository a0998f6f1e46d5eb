import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import pg from 'pg'

type Query = () => Promise<unknown>
type QueryWithCache = (this: unknown, text: string, parameters: unknown, query: Query) => Promise<unknown>

const marker = Symbol.for('strata.hidesQueryValues')

/**
 * Removes the values, such as e-mail addresses and codes, from every error of a Drizzle query, because our
 * code and Next log errors. Drizzle puts the parameters of a failing query into the error's message, and
 * Postgres puts the values of the row into the error's details. The function wraps the one method of Drizzle
 * that creates these errors.
 */
export function hideValuesInQueryErrors(): void {
  const prototype = NodePgPreparedQuery.prototype as unknown as {
    queryWithCache: QueryWithCache
    [marker]?: true
  }
  if (prototype[marker]) return
  prototype[marker] = true
  const { queryWithCache } = prototype
  prototype.queryWithCache = function (text, _parameters, query) {
    // Drizzle uses the parameters only for the error's message and for a query cache, which we do not use.
    return queryWithCache.call(this, text, 'not shown', () =>
      query().catch((error: unknown) => {
        throw removeValuesFromError(error)
      }),
    )
  }
}

/**
 * Removes the values from the texts of a database error and returns the error; its code and constraint stay.
 */
function removeValuesFromError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  delete error.detail
  delete error.where
  delete error.internalQuery
  // Errors of class 22 quote the refused value: `invalid input syntax for type integer: "…"`.
  const quiet = error.message.replace(/"[^"]*"/g, (quote) => (error.code?.startsWith('22') ? '"…"' : quote))
  error.stack = error.stack?.replace(error.message, quiet)
  error.message = quiet
  return error
}
