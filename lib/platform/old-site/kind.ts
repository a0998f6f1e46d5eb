import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Call } from '@/lib/platform/api/call'
import { id } from '@/lib/platform/api/fields'
import type { KeptFile } from '@/lib/platform/api/handlers'
import type { Values } from '@/lib/platform/api/problem'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import type { ActivityKind } from '@/lib/platform/records/schema'

/** A record as the office's form would send it. */
export type OldForm = {
  fields: Record<string, unknown>
  /**
   * The addresses of the files of the form, by field; a list for a field with several files. Files that belong to
   * parts of the form are told apart behind a slash: `proof_file/7.4.1` has the rule of `proof_file`.
   */
  files?: Record<string, string | readonly string[]>
  /** Columns of a new row that no form has, such as the day of its publication. */
  columns?: Record<string, unknown>
  /** What was bent to fit, for the report. */
  notes?: readonly string[]
}

/** A form whose files are stored. */
export type StoredForm = {
  fields: Record<string, unknown>
  files: Record<string, KeptFile | KeptFile[] | undefined>
}

/**
 * A save that no call of the office makes, because such a record comes from visitors, members or participants: it
 * writes what their form would write, and sends no mail.
 */
export type OldSave = Pick<Call, 'route' | 'input' | 'files' | 'auditOmits'> & {
  /** What the log of activity calls the record; null if it has no name for it. */
  kind: ActivityKind | null
  /** @returns the number of the record */
  save(fields: Record<string, unknown>, files: StoredForm['files']): Promise<{ id: number }>
}

/** Declares a save: its fields have the type of its schema. */
export const oldSave = <S extends z.ZodType>(
  save: Omit<OldSave, 'input' | 'save'> & {
    input: S
    save(fields: z.output<S>, files: StoredForm['files']): Promise<{ id: number }>
  },
): OldSave => save as unknown as OldSave

/** Declares how a record is taken back that no call of the office deletes. */
export const oldRemoval = (kind: OldSave['kind'], remove: (id: number) => Promise<unknown>): OldSave =>
  oldSave({
    ...{ route: 'import:site --undo', kind, input: z.object({ id }) },
    async save(form) {
      await remove(form.id)
      return form
    },
  })

/** The public calls of the old site. */
export type OldSite = {
  /** Whether the office's calls of the old site may be made, too. */
  isOffice: boolean
  /** The answer of a call; null if the old site has no such call. */
  read(path: string): Promise<unknown>
  /** The same of a call that only a Strata has: the report says nothing of an old site without it. */
  readOfStrata(path: string): Promise<unknown>
  /**
   * The records of a list, page by page until the last one, or until a page brings nothing new.
   * @param path with the query, but without `page`
   * @param key the key of the list in the answer
   */
  list(path: string, key: string): AsyncIterable<unknown>
}

export type RecordLookup = {
  /** The number here of a record that this import has brought in from the old site; null if there is none. */
  idOf(kind: string, oldKey: string | number): Promise<number | null>
}

/**
 * How the records of one kind come over: where the old site has them, how they are read, and the calls of the
 * office that save them. Each domain declares its own.
 */
export type OldKind<Old = unknown> = {
  name: string
  /** Whether only the office's calls of the old site give these records. */
  isOffice?: true
  /** Whether the records are about people: the report tells them by their numbers alone. */
  isPersonal?: true
  /** Whether records that are older than personal data stays here are left out. */
  isExpiring?: true
  /** Whether the records are in a file that the command line names, and not on the old site. */
  isFromCommand?: true
  /** The records as the old site has them, in the order in which they are to be saved. */
  list(site: OldSite): AsyncIterable<unknown>
  schema: z.ZodType<Old>
  /** What tells a record from the others; by default its number. */
  keyOf?(old: Old): string
  /** The number to keep, if it is free; null for a kind whose numbers are in no address. */
  idOf(old: Old): number | null
  /** The path of a record's page, if its number is in it; it is redirected when the number is taken here. */
  pathOf?(id: number): string
  toForm(old: Old, records: RecordLookup): OldForm | Promise<OldForm>
  /** A record that is here already and is the same one, such as an item of the standard menu. */
  findHere?(old: Old, records: RecordLookup): Promise<number | null>
  /** Fields with rich text, whose addresses are led to what is stored here. */
  richTexts?: readonly string[]
  insert: Call | OldSave
  /** Null for a kind whose records are only added: a changed old record is named, and changed by staff. */
  update: Call | OldSave | null
  /** Takes a record back that an import has added. */
  remove: Call | OldSave
  /** What that call asks for, if it is not the number alone. */
  removeForm?(id: number, oldKey: string, records: RecordLookup): Promise<Record<string, unknown>>
  /** The form of a new record, if the office's form asks for more than an old record may have. */
  insertInput?: z.ZodType
  table: PgTable & { version?: PgColumn }
  /** What tells that a record was edited here, in a table without versions. */
  version?: SQL<number>
  idColumn: PgColumn
  /** Whether a record may be under another: it is read after the one before was saved. */
  isTree?: true
  /** Explicit numbers from here on leave the sequence as it is. */
  reservedFrom?: number
}

/**
 * Records that come over all at once, by an import of files that the house has already. Its own keys tell what
 * is new, so the ledger does not know them.
 */
export type OldBatch = {
  name: string
  importAll(site: OldSite, isDryRun: boolean): Promise<BatchResult>
}

type BatchResult = {
  inserted: number
  updated: number
  unchanged: number
  bad: number
  badRows: { key: string; field: string; why: ErrorKey; values: Values }[]
}

/** Declares a kind: its record has the type of its schema. */
export const oldKind = <S extends z.ZodType>(
  kind: Omit<OldKind<z.output<S>>, 'schema'> & { schema: S },
): OldKind => kind as unknown as OldKind

/** Yields the records of a call that answers all of them at once. */
export async function* listAtOnce(site: OldSite, path: string, key: string): AsyncGenerator<unknown> {
  yield* recordsOf(await site.read(path), key)
}

/** The records of an answer: an old site may give null or an object for an empty list. */
export function recordsOf(answer: unknown, key: string): unknown[] {
  const records = (answer as Record<string, unknown> | null)?.[key]
  return Array.isArray(records) ? records : []
}

const treeDepthMax = 10

/** The records of a tree, each before those under it. */
export function* recordsInTree(answer: unknown, key: string, depth = 1): Generator<Record<string, unknown>> {
  for (const record of recordsOf(answer, key) as Record<string, unknown>[]) {
    yield record
    if (depth < treeDepthMax) yield* recordsInTree(record, 'children', depth + 1)
  }
}
