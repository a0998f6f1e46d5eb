import type { ActivityKind } from '@/lib/platform/records/schema'
import { callTable } from './table'

/** Every call by its route: its name, with its site if needed, and the kind of record that it writes. */
const calls: ReadonlyMap<string, { name: string; kind: ActivityKind | null }> = new Map(
  Object.values(callTable).flatMap(([table, kind, site = '']) =>
    Object.entries(table).map(([name, { route }]) => [
      route,
      { name: site ? `${site}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name, kind },
    ]),
  ),
)

/** Returns a call's name in the call table, after its site if that has calls of the same names; null for an unknown route. */
export function callName(route: string): string | null {
  return calls.get(route)?.name ?? null
}

export type AuditedRecord = { kind: string | null; record_id: number | null }

const numbers = ['record_id', 'id', 'cid'] as const

/** The number of a call that adds one record or several, if it added one. */
const singleNumber = (ids: unknown): unknown => (Array.isArray(ids) && ids.length === 1 ? ids[0] : undefined)

/** The number of a record that an answer contains whole, as the specification wants it of members. */
const wholeRecordNumber = (answer: Record<string, unknown>): unknown =>
  Object.values(answer)
    .map((value) => (value as { id?: unknown } | null)?.id)
    .find((id) => id !== undefined)

/**
 * Returns the record that a write was about. Its id is read from the answer, which names a new record, or
 * else from the input.
 */
export function auditedRecord(route: string, input: unknown, answer: unknown): AuditedRecord {
  const [inputFields, answerFields] = [input, answer].map(
    (fields) => (fields ?? {}) as Record<string, unknown>,
  )
  const id = [answerFields, inputFields]
    .flatMap((fields) => numbers.map((name) => fields?.[name]))
    .concat(singleNumber(answerFields?.ids), wholeRecordNumber(answerFields ?? {}))
    .find((value) => typeof value === 'number')
  const kind = calls.get(route)?.kind ?? (typeof answerFields?.kind === 'string' ? answerFields.kind : null)
  return { kind, record_id: kind !== null && typeof id === 'number' ? id : null }
}
