import { writeSheet } from '@/lib/platform/files/sheet'

/**
 * What became of a record: new, changed since the last import, the same as then, edited here since (and left
 * as it is), or refused; removed when an import is taken back.
 */
export type Outcome = 'new' | 'changed' | 'same' | 'edited' | 'refused' | 'removed'

export type ReportEntry = {
  kind: string
  /** The number or other key of the record on the old site; '' if it is the list that cannot be read. */
  key: string
  outcome: Outcome
  /** The number of the record here; null for a refused one, and in a dry run for a new one. */
  id: number | null
  title: string
  reason: string
  /** What was bent or lost: a picture that cannot be had, a number that was taken. */
  notes: string[]
}

export type ReportCounts = Partial<Record<Outcome, number>>

const importCounts: ReportCounts = { new: 0, changed: 0, same: 0, edited: 0, refused: 0 }
export const undoCounts: ReportCounts = { removed: 0, edited: 0, refused: 0 }

export class ImportReport {
  readonly entries: ReportEntry[] = []
  readonly counts: Record<string, ReportCounts> = {}
  /** How many records came over with something lost. */
  notedCount = 0

  /** @param noCounts the outcomes that are shown even if no record has them */
  constructor(private readonly noCounts: ReportCounts = importCounts) {}

  add(entry: ReportEntry): void {
    const counts = (this.counts[entry.kind] ??= { ...this.noCounts })
    counts[entry.outcome] = (counts[entry.outcome] ?? 0) + 1
    if (entry.notes.length > 0) this.notedCount++
    this.entries.push(entry)
  }

  /** Adds records that came over all at once, and are counted only. */
  addCounts(kind: string, counts: Partial<ReportCounts>): void {
    this.counts[kind] = { ...this.noCounts, ...this.counts[kind], ...counts }
  }

  total(outcome: Outcome): number {
    return Object.values(this.counts).reduce((sum, counts) => sum + (counts[outcome] ?? 0), 0)
  }

  /** The report for programs: all records. */
  toJson(about: Record<string, unknown>): string {
    return JSON.stringify({ ...about, counts: this.counts, records: this.entries }, null, 1)
  }

  /** The report for people: every record but those that are the same as before. */
  toWorkbook(): Promise<Uint8Array<ArrayBuffer>> {
    const shownEntries = this.entries.filter(({ outcome, notes }) => outcome !== 'same' || notes.length > 0)
    return writeSheet({
      name: 'Import',
      columns: [
        { heading: 'Kind', width: 18 },
        { heading: 'Old number', width: 12 },
        { heading: 'Outcome', width: 10 },
        { heading: 'Number here', width: 12 },
        { heading: 'Title', width: 50 },
        { heading: 'Reason', width: 60 },
        { heading: 'Notes', width: 80 },
      ],
      rows: shownEntries.map(({ kind, key, outcome, id, title, reason, notes }) => [
        ...[kind, key, outcome, id === null ? '' : String(id)],
        // A cell of a workbook takes 32,767 letters.
        ...[title, reason, notes.join('\n')].map((text) => text.slice(0, 32_000)),
      ]),
    })
  }
}
