import { inTransaction } from '@/db/client'
import { parseInput } from '@/lib/platform/api/parse-input'
import { describeProblem } from './describe'
import type { OldBatch, OldKind, RecordLookup } from './kind'
import {
  findImportRecord,
  forgetImportRecord,
  forgetUnsavedRecords,
  type LedgerRow,
  listRunRecords,
  readVersion,
} from './ledger'
import type { ImportReport, Outcome } from './report'
import type { SaveByCall } from './run'

export type RunUndo = {
  runId: number
  source: string
  kinds: readonly (OldKind | OldBatch)[]
  saveByCall: SaveByCall
  report: ImportReport
}

type Result = { outcome: Outcome; reason: string }

/**
 * Takes a run back: deletes every record that it added and that nobody has edited since, with the calls of the
 * office, the last kind first. What was edited, or is used by what stays, is in the report and stays.
 */
export async function undoRun(undo: RunUndo): Promise<void> {
  for (const kind of [...undo.kinds].reverse()) if (!('importAll' in kind)) await undoKind(kind, undo)
  await forgetUnsavedRecords(undo.runId)
}

async function undoKind(kind: OldKind, undo: RunUndo): Promise<void> {
  const { runId, source, report } = undo
  const records: RecordLookup = {
    idOf: async (name, oldKey) =>
      (await findImportRecord({ source, kind: name, oldKey: String(oldKey) }))?.record_id ?? null,
  }
  let rows = await listRunRecords(runId, kind.name)
  // A record is deleted after those under it, which may have lower numbers: what was refused is tried again
  // as long as something goes.
  for (;;) {
    const refusals: { row: LedgerRow; reason: string }[] = []
    for (const row of rows) {
      const { outcome, reason } = await inTransaction(() => undoRecord(kind, row, undo, records)).catch(
        (error: unknown): Result => ({ outcome: 'refused', reason: describeProblem(error) }),
      )
      if (outcome === 'refused') refusals.push({ row, reason })
      else report.add({ ...entryOf(row), outcome, reason })
    }
    if (refusals.length < rows.length) {
      rows = refusals.map(({ row }) => row)
      continue
    }
    for (const { row, reason } of refusals) report.add({ ...entryOf(row), outcome: 'refused', reason })
    return
  }
}

const entryOf = ({ kind, old_key, record_id }: LedgerRow) => ({
  ...{ kind, key: old_key, id: record_id, title: '', notes: [] },
})

async function undoRecord(
  kind: OldKind,
  row: LedgerRow,
  { runId, saveByCall }: RunUndo,
  records: RecordLookup,
): Promise<Result> {
  if (row.added_run !== runId)
    return { outcome: 'edited', reason: 'was only changed by this run: its history has the version before' }
  const version = await readVersion(kind, row.record_id)
  if (version === null) return { outcome: 'edited', reason: 'was deleted here since its import' }
  if (version !== row.version) return { outcome: 'edited', reason: 'was edited here since its import' }
  const form = (await kind.removeForm?.(row.record_id, row.old_key, records)) ?? {
    [kind.idColumn.name]: row.record_id,
  }
  await saveByCall(kind.remove, { fields: parseInput(kind.remove.input, form) as typeof form, files: {} })
  await forgetImportRecord(row)
  return { outcome: 'removed', reason: '' }
}
