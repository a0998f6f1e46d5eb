import { pictureBytes } from '@/tests/factories/rows'
import { type Answer, ask, blobOf, formOf, someone } from '../harness'

export type Rows = Record<string, unknown>[]

/** One write of the back office, all set but for the sending. */
type PreparedWrite = {
  send: { json?: unknown; form?: FormData; query?: string }
  /** What the audit row tells of it. */
  details: Record<string, unknown>
  /** What readers get, the same function before and after. */
  read: (answer?: Answer) => Promise<unknown>
  before: unknown
  after: unknown
}
export type Write = () => Promise<PreparedWrite>

/** The rows that a read answers under a key. */
export const rowsOf = async (route: string, key: string) => (await ask(route)).body[key] as Rows

/** Writes as a moderator, so that there is something to change. @returns the answer */
export const insert = async (route: string, options: { json?: unknown; form?: FormData }) =>
  (await ask(`POST ${route}`, { as: await someone(1), ...options })).body

/** A form with a picture alone. */
export const picture = async () => formOf({ image: blobOf(await pictureBytes()) })
