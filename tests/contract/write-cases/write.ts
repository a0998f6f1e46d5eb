import { pictureBytes } from '@/tests/factories/rows'
import { type Answer, ask, blobOf, formOf, someone } from '../harness'

export type Rows = Record<string, unknown>[]

/** One write of the back office, ready to be sent. */
type PreparedWrite = {
  send: { json?: unknown; form?: FormData; query?: string }
  /** What the audit row records of it; null for a write that leaves none. */
  details: Record<string, unknown> | null
  /** What readers get, read before and after. */
  read: (answer?: Answer) => Promise<unknown>
  before: unknown
  after: unknown
}
export type Write = () => Promise<PreparedWrite>

/** The rows under a key of a read's answer. */
export const rowsOf = async (route: string, key: string) => (await ask(route)).body[key] as Rows

/** Writes as a moderator, to create a row for the test. @returns the answer */
export const insert = async (route: string, options: { json?: unknown; form?: FormData }) =>
  (await ask(`POST ${route}`, { as: await someone(1), ...options })).body

/** A form with only a picture. */
export const picture = async () => formOf({ image: blobOf(await pictureBytes()) })
