import { createHash } from 'node:crypto'
import { sharedLog } from '@/lib/platform/log-lines'
import { countOne, countSeconds, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import type { RequestContext } from '@/lib/platform/request-context'
import { readPlan } from './query-plans'

const slowMs = Number(process.env.SLOW_QUERY_MS || 500)
const openingLettersMax = 120
const queries = placeOf('queries', '')
const slowQueries = placeOf('slowQueries', '')

/**
 * Counts a query, and logs a slow one: the hashes and the openings of its statement and plan, never a value.
 * @param args the arguments of `query` of node-postgres
 * @param startedAt the start, by `performance.now()`
 * @param request the request that made the query, if there is one
 */
export function noteQueryTime(args: unknown[], startedAt: number, request?: RequestContext): void {
  const milliseconds = performance.now() - startedAt
  countSeconds(queries, milliseconds / 1_000)
  if (request?.times) {
    request.times.queryCount++
    request.times.queryMs += milliseconds
  }
  if (milliseconds < slowMs) return
  countOne(slowQueries)
  const text = textOf(args[0])
  if (text === undefined) return
  const { statement, opening } = describeStatement(text)
  const fields = { statement, opening, milliseconds: Math.round(milliseconds) }
  void readPlan(statement, text, valuesOf(args)).then((plan) =>
    sharedLog().info({ ...(request && { request: request.id }), ...fields, ...plan }, 'a slow query'),
  )
}

/** Returns the text of the first argument of `query` of node-postgres; undefined for a stream. */
function textOf(query: unknown): string | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : undefined
}

/** Returns the values of the arguments of `query` of node-postgres. */
function valuesOf([query, second]: unknown[]): unknown[] {
  const values = Array.isArray(second) ? second : (query as { values?: unknown }).values
  return Array.isArray(values) ? values : []
}

/** Begins the span of a query if traces are wanted. @returns a function that ends it */
export function startQuerySpan(query: unknown): ((error?: unknown) => void) | undefined {
  return processState.tracing?.startSpan('query', () => {
    const { statement, opening } = describeStatement(textOf(query) ?? '')
    return { 'db.system.name': 'postgresql', 'db.query.summary': opening, 'db.query.hash': statement }
  })
}

/** Identifies a statement without the values in it. */
export function describeStatement(text: string): { statement: string; opening: string } {
  const withoutValues = text
    .replace(/'[^']*'/g, "'…'")
    .replace(/(?<![$\w])\d[\d.]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    statement: createHash('sha256').update(withoutValues).digest('hex').slice(0, 12),
    opening: withoutValues.slice(0, openingLettersMax),
  }
}
