import { eq } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { runWithImportedColumns } from '@/lib/platform/api/rows'
import { env } from '@/lib/platform/env'
import { removeFilesWithoutRow } from '@/lib/platform/files/private'
import { normaliseAddress } from '@/lib/platform/site/redirects'
import type { OldSiteClient } from './client'
import { messageText } from '@/lib/platform/i18n/messages'
import { describeProblem } from './describe'
import type { OldBatch, OldForm, OldKind, RecordLookup, StoredForm } from './kind'
import type { LineFolder } from './line-folder'
import { findImportRecord, type LedgerRow, noteImportRecord, raiseSequence, readVersion } from './ledger'
import { mapInOrder } from './map-in-order'
import { checkForm, type FiledForm, fileRuleOf, type ReadForm, readFormFiles, storeForm } from './prepare'
import { OldSiteProblem } from './problem'
import type { ImportReport, Outcome } from './report'
import { OldSiteReader } from './site'

/**
 * Saves a form with a call of the office, or with the kind's own save, in the running transaction.
 * @returns the number of the record
 */
export type SaveByCall = (call: Save, storedForm: StoredForm) => Promise<number>
type Save = OldKind['insert']

export type SiteImport = {
  client: OldSiteClient
  kinds: readonly (OldKind | OldBatch)[]
  saveByCall: SaveByCall
  /** The kind that stores redirects from the old paths of records that got another number. */
  redirects: OldKind
  report: ImportReport
  /** The run in which records are saved; null in a dry run, which writes nothing. */
  runId: number | null
  hasOfficeCalls: boolean
  /** Files with the records, instead of the calls of the old site. */
  lines?: LineFolder
  /** The most pages of a list and the most records of a kind: an old site may never end. */
  pagesMax?: number
  recordsMax?: number
  onProgress?: (kind: string, doneCount: number, totalCount: number | null) => void
}

const lanesMax = 3
const pagesMaxByDefault = 5_000
const dayMilliseconds = 24 * 60 * 60 * 1_000

/** Imports all kinds from the old site, one after the other. What cannot be taken stands in the report. */
export async function importSite(options: SiteImport): Promise<void> {
  const plannedIds = new Map<string, number>()
  const { lines, hasOfficeCalls } = options
  for (const kind of options.kinds)
    if ('importAll' in kind) {
      if (!lines) await importBatch(kind, options)
    } else if (lines ? lines.has(kind.name) || kind.isFromCommand : !kind.isOffice || hasOfficeCalls)
      await new KindImport(kind, options, plannedIds).run()
}

async function importBatch(batch: OldBatch, options: SiteImport): Promise<void> {
  const { client, report, runId, hasOfficeCalls, pagesMax = pagesMaxByDefault } = options
  const refuse = (key: string, reason: string) => report.add({ ...emptyEntry, kind: batch.name, key, reason })
  const site = new OldSiteReader(client, hasOfficeCalls, pagesMax, (problem) => refuse('', problem))
  try {
    const { inserted, updated, unchanged, bad, badRows } = await batch.importAll(site, runId === null)
    for (const { key, field, why, values } of badRows)
      refuse(key, `${field}: ${messageText('en', why, values)}`)
    report.addCounts(batch.name, { new: inserted, changed: updated, same: unchanged })
    if (bad > badRows.length) refuse('', `and ${bad - badRows.length} more rows`)
    options.onProgress?.(batch.name, inserted + updated + unchanged + bad, site.totalCount)
  } catch (error) {
    refuse('', describeProblem(error))
  }
}

type Step = {
  key: string
  title: string
  notes: string[]
  outcome: Outcome
  id: number | null
  reason?: string
  save?: () => Promise<number>
}

/** A record as it was read: its own key, and the path of its old page if a line of a file names one. */
type ReadRecord = { old: unknown; key: string; oldPath: string | null; form: ReadForm }

/** The first number that stands in a dry run for one that a new record would get, downwards: no record has it. */
const plannedIdMax = 2_147_483_647

class KindImport {
  private readonly source: string
  private readonly keys = new Set<string>()
  private expiredCount = 0

  /** @param plannedIds the records that a dry run would note, by kind and key; a new one has no number yet */
  constructor(
    private readonly kind: OldKind,
    private readonly options: SiteImport,
    private readonly plannedIds: Map<string, number>,
  ) {
    this.source = options.client.origin.origin
  }

  async run(): Promise<void> {
    const { pagesMax = pagesMaxByDefault, recordsMax = 200_000, onProgress, report } = this.options
    const site = new OldSiteReader(this.options.client, this.options.hasOfficeCalls, pagesMax, (problem) =>
      this.refuse('', problem),
    )
    let doneCount = 0
    const lanes = this.kind.isTree ? 1 : lanesMax
    try {
      const { name } = this.kind
      const { lines } = this
      const lineCount = (await lines?.countRecords(name)) ?? null
      const list = lines?.read(name, (problem) => this.refuse('', problem)) ?? this.kind.list(site)
      const records = limitRecords(list, recordsMax)
      for await (const step of mapInOrder(records, lanes, (record) => this.prepare(record))) {
        if (step) await this.finish(step)
        onProgress?.(name, ++doneCount, lineCount ?? site.totalCount)
      }
    } catch (error) {
      if (!(error instanceof OldSiteProblem)) throw error
      report.add({ ...emptyEntry, kind: this.kind.name, reason: error.message })
    }
    if (this.expiredCount > 0) {
      const title = `${this.expiredCount} × older than ${env().personalDataDays} days`
      this.refuse('', 'personal data of this age is deleted here', title)
    }
  }

  private get lines(): LineFolder | undefined {
    return this.kind.isFromCommand ? undefined : this.options.lines
  }

  private refuse(key: string, reason: string, title = '', notes: string[] = []): void {
    this.options.report.add({ ...emptyEntry, kind: this.kind.name, key, title, reason, notes })
  }

  /**
   * Reads a record, and prepares its save.
   * @returns null for a record that another list has brought too, and for one that is too old
   */
  private async prepare(record: unknown): Promise<Step | null> {
    const { kind } = this
    const parsing = kind.schema.safeParse(record)
    const { id, ...line } = (record ?? {}) as Record<string, unknown>
    // Only a line of a file names its record and its old page itself.
    const [lineId, lineUrl] = this.lines ? [textOf(line.old_id).trim(), textOf(line.old_url)] : ['', '']
    const numberText = lineId || textOf(id)
    if (!parsing.success) {
      const [issue] = parsing.error.issues
      if (this.keys.has(numberText)) return null
      this.keys.add(numberText)
      const reason = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`
      return { key: numberText, title: '', notes: [], outcome: 'refused', id: null, reason }
    }
    const key = lineId || (kind.keyOf?.(parsing.data) ?? String(kind.idOf(parsing.data) ?? ''))
    if (key === '' || this.keys.has(key)) return null
    this.keys.add(key)
    const notes: string[] = []
    let title = ''
    try {
      const form = await kind.toForm(parsing.data, this.lookup)
      if (this.isExpired(form)) {
        this.expiredCount++
        return null
      }
      if (!kind.isPersonal)
        title = textOf(form.fields.title ?? form.fields.name ?? form.fields.category).slice(0, 200)
      notes.push(...(form.notes ?? []))
      const readForm = await readFormFiles(this.options.client, kind, form, (note) => notes.push(note))
      const read = { old: parsing.data, key, oldPath: normaliseAddress(lineUrl), form: readForm }
      return { key, title, notes, ...(await this.decide(read, notes)) }
    } catch (error) {
      return { key, title, notes, outcome: 'refused', id: null, reason: describeProblem(error) }
    }
  }

  private isExpired({ columns }: OldForm): boolean {
    const date = columns?.created_at
    if (!this.kind.isExpiring || !(date instanceof Date)) return false
    return date.getTime() < Date.now() - env().personalDataDays * dayMilliseconds
  }

  /** Compares a record with what an earlier import has saved, and prepares the save of a difference. */
  private async decide(
    read: ReadRecord,
    notes: string[],
  ): Promise<Pick<Step, 'outcome' | 'id' | 'save' | 'reason'>> {
    const { kind } = this
    const { old, key, form } = read
    const { client, runId } = this.options
    const onLoss = (note: string) => notes.push(note)
    const before = await findImportRecord({ source: this.source, kind: kind.name, oldKey: key })
    if (before) {
      if (before.hash === form.hash || before.version === null)
        return { outcome: 'same', id: before.record_id }
      const version = await readVersion(kind, before.record_id)
      if (version === null) return { outcome: 'edited', id: before.record_id, reason: 'was deleted here' }
      if (version !== before.version)
        return { outcome: 'edited', id: before.record_id, reason: 'was edited here since its import' }
    } else {
      const id = (await kind.findHere?.(old, this.lookup)) ?? null
      if (id !== null) {
        const save = async () => {
          if (runId === null) this.plan(key, id)
          else await this.note(key, form.hash, id, null, runId)
          return id
        }
        return { outcome: 'same', id, save }
      }
    }
    const call = before ? kind.update : kind.insert
    if (!call)
      return {
        outcome: 'refused',
        id: before?.record_id ?? null,
        reason: 'has changed on the old site since its import: change it here',
      }
    const target = before ? { [kind.idColumn.name]: before.record_id, version: before.version } : {}
    const targetForm = { ...form, fields: { ...form.fields, ...target } }
    const outcome = before ? 'changed' : 'new'
    if (runId === null) {
      await checkForm(client, kind, call, targetForm, onLoss)
      this.plan(key, plannedIdMax - this.plannedIds.size)
      return { outcome, id: before?.record_id ?? null }
    }
    const storedForm = await storeForm(client, kind, call, targetForm, onLoss)
    if (before && Object.keys(form.answers).some((field) => !fileRuleOf(call, field)))
      notes.push('the file stays as it was imported: a save here changes only the titles')
    const save = async () => {
      try {
        return await inTransaction(() =>
          before
            ? this.change(call, storedForm, before, form.hash, runId)
            : this.add(call, storedForm, read, runId, notes),
        )
      } finally {
        await removeFilesWithoutRow(storedForm.privateFiles)
      }
    }
    return { outcome, id: before?.record_id ?? null, save }
  }

  private plan(key: string, id: number): void {
    this.plannedIds.set(`${this.kind.name} ${key}`, id)
  }

  private async add(
    call: Save,
    storedForm: FiledForm,
    { old, key, oldPath, form }: ReadRecord,
    runId: number,
    notes: string[],
  ): Promise<number> {
    const { table, idColumn, pathOf } = this.kind
    const oldId = this.kind.idOf(old)
    const isFree = oldId !== null && (await db().$count(table, eq(idColumn, oldId))) === 0
    const number = isFree ? { [idColumn.name]: oldId } : {}
    const id = await runWithImportedColumns(table, { ...form.columns, ...number }, () =>
      this.options.saveByCall(call, storedForm),
    )
    if (isFree) await raiseSequence(this.kind, id)
    await this.note(key, form.hash, id, await readVersion(this.kind, id), runId)
    if (oldId !== null && !isFree) {
      notes.push(`number ${oldId} is taken here, so it got another`)
      if (pathOf) {
        const problem = await this.redirectPath(pathOf(oldId), pathOf(id), runId)
        notes.push(problem ?? `${pathOf(oldId)} leads to ${pathOf(id)} when no page here has that address`)
      }
    }
    if (oldPath !== null && pathOf && oldPath !== pathOf(id)) {
      const problem = await this.redirectPath(oldPath, pathOf(id), runId)
      if (problem !== null) notes.push(problem)
    }
    return id
  }

  /** Redirects the old path of a record. @returns what prevents it; null if nothing does */
  private async redirectPath(
    old_address: string,
    new_address: string,
    runId: number,
  ): Promise<string | null> {
    const { redirects, saveByCall } = this.options
    try {
      await db().transaction(async () => {
        const id = await saveByCall(redirects.insert, { fields: { old_address, new_address }, files: {} })
        const version = await readVersion(redirects, id)
        await this.note(old_address, '', id, version, runId, redirects)
      })
      return null
    } catch (error) {
      return `${old_address} is not redirected: ${describeProblem(error)}`
    }
  }

  private async change(
    call: Save,
    storedForm: FiledForm,
    before: LedgerRow,
    hash: string,
    runId: number,
  ): Promise<number> {
    await this.options.saveByCall(call, storedForm)
    const version = await readVersion(this.kind, before.record_id)
    await this.note(before.old_key, hash, before.record_id, version, runId)
    return before.record_id
  }

  private note(
    old_key: string,
    hash: string,
    record_id: number,
    version: number | null,
    run: number,
    { name }: OldKind = this.kind,
  ) {
    const row = { source: this.source, kind: name, old_key, record_id, hash, version }
    return noteImportRecord({ ...row, added_run: run, saved_run: run })
  }

  private async finish({ key, title, notes, outcome, id, reason = '', save }: Step): Promise<void> {
    try {
      const savedId = save ? await save() : id
      this.options.report.add({ kind: this.kind.name, key, title, notes, outcome, id: savedId, reason })
    } catch (error) {
      this.refuse(key, describeProblem(error), title, notes)
    }
  }

  private readonly lookup: RecordLookup = {
    idOf: async (kind, oldKey) => {
      const row = await findImportRecord({ source: this.source, kind, oldKey: String(oldKey) })
      return row?.record_id ?? this.plannedIds.get(`${kind} ${oldKey}`) ?? null
    },
  }
}

const emptyEntry = { key: '', outcome: 'refused' as const, id: null, title: '', reason: '', notes: [] }

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

async function* limitRecords(records: AsyncIterable<unknown>, recordsMax: number): AsyncGenerator<unknown> {
  let count = 0
  for await (const record of records) {
    if (++count > recordsMax)
      throw new OldSiteProblem(`there are more than ${recordsMax} records: the list does not end`)
    yield record
  }
}
