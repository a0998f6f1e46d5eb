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

/** The codes of the 21 aimags and the capital in ISO 3166-2; `lib/organisations/aimags.ts` has their names. */
export const aimagCodes = [
  'MN-1',
  'MN-035',
  'MN-037',
  'MN-039',
  'MN-041',
  'MN-043',
  'MN-046',
  'MN-047',
  'MN-049',
  'MN-051',
  'MN-053',
  'MN-055',
  'MN-057',
  'MN-059',
  'MN-061',
  'MN-063',
  'MN-064',
  'MN-065',
  'MN-067',
  'MN-069',
  'MN-071',
  'MN-073',
] as const
export type AimagCode = (typeof aimagCodes)[number]

/** Where an organisation is: the code of its aimag, and its sum or district; empty if unknown. */
export const placeColumns = () => ({
  aimag: text().notNull().default(''),
  sum: text().notNull().default(''),
  sum_en: text().notNull().default(''),
})

/** A constraint: the aimag is one of `aimagCodes`, or unknown. */
export const aimagCheck = (tableName: string, t: { aimag: AnyPgColumn }) =>
  check(
    `${tableName}_aimag_known`,
    sql`${t.aimag} in ('', ${sql.raw(aimagCodes.map((code) => `'${code}'`).join(', '))})`,
  )

/** What a column tells of a person; the page about privacy has a word for each. */
export type PersonalKind =
  | 'actions'
  | 'answers'
  | 'browser'
  | 'code'
  | 'consent'
  | 'contacts'
  | 'country'
  | 'draft'
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

/** How a column leads to pages and files: `richText` by the anchors and pictures in it, `address` by its value. */
export type LinkKind = 'richText' | 'address'

const linkKinds = new WeakMap<object, LinkKind>()

/** Marks a column that leads to pages or files: the ledger of links follows it (`db/link-triggers.ts`). */
export function leading<Builder extends ColumnBuilderBase>(kind: LinkKind, builder: Builder): Builder {
  linkKinds.set(configOf(builder), kind)
  return builder
}

/** The mark of a column; undefined for a column that leads nowhere. */
export const linkKindOf = (column: Column) => linkKinds.get(configOf(column))

/** A column takes over the settings of its builder as one object, by which both are known. */
function configOf(owner: object): object {
  const config: unknown = Reflect.get(owner, 'config')
  if (typeof config !== 'object' || config === null) throw new Error('a column without its settings')
  return config
}
