import { type Column, type ColumnBuilderBase, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Every save raises the version. The server refuses a save that is based on an older version. */
export const versionColumn = () => integer().notNull().default(1)

/**
 * When the row was inserted. For news and reports with an `appears_at` a copy of `appears_at`, because pages
 * show this column as the date.
 */
export const createdAtColumn = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** When the row was last saved; the saving statement sets it. */
export const updatedAtColumn = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/**
 * The schedule of a row: null in `appears_at` means that it appears at once, null in `ends_at` that it never
 * ends.
 */
export const scheduleTimeColumns = () => ({
  appears_at: timestamp({ withTimezone: true }),
  ends_at: timestamp({ withTimezone: true }),
})

/** A constraint: a row ends after it appears. */
export const scheduleOrderCheck = (tableName: string, t: { appears_at: AnyPgColumn; ends_at: AnyPgColumn }) =>
  check(`${tableName}_schedule_in_order`, sql`${t.ends_at} > ${t.appears_at}`)

/** What a column tells of a person; the page about privacy has a word for each. */
export type PersonalKind =
  | 'actions'
  | 'answers'
  | 'browser'
  | 'code'
  | 'consent'
  | 'contacts'
  | 'country'
  | 'email'
  | 'files'
  | 'languages'
  | 'listing'
  | 'message'
  | 'name'
  | 'network'
  | 'notes'
  | 'organisation'
  | 'phone'
  | 'photo'
  | 'position'
  | 'profession'
  | 'session'
  | 'versions'
  | 'visits'

const personalKinds = new WeakMap<object, PersonalKind>()

/**
 * Marks a column as personal data. `db/personal-data.ts` has the purpose, the end and the readers of its table.
 */
export function personal<Builder extends ColumnBuilderBase>(kind: PersonalKind, builder: Builder): Builder {
  personalKinds.set(configOf(builder), kind)
  return builder
}

/**
 * The wording to which the sender of a form agreed, in the language of the form, and when; null if the form
 * asked for nothing, or they did not agree.
 */
export const consentColumns = () => ({
  consent: personal('consent', text()),
  consented_at: personal('consent', timestamp({ withTimezone: true })),
})

/** The mark of a column; undefined for a column without personal data. */
export const personalKindOf = (column: Column) => personalKinds.get(configOf(column))

/** A column takes over the settings of its builder as one object, by which both are known. */
function configOf(owner: object): object {
  const config: unknown = Reflect.get(owner, 'config')
  if (typeof config !== 'object' || config === null) throw new Error('a column without its settings')
  return config
}
