import type { OldSiteClient } from './client'
import { type OldSite, recordsOf } from './kind'
import { OldSiteProblem } from './problem'

/** A page that cannot be read is left out, but not more than this many one after the other. */
const lostPagesMax = 3

/** Reads the calls of an old site for one kind of record. */
export class OldSiteReader implements OldSite {
  /** About how many records the lists have; null until one was read. */
  totalCount: number | null = null

  /** @param onProblem is told of each page that cannot be read */
  constructor(
    private readonly client: OldSiteClient,
    readonly isOffice: boolean,
    private readonly pagesMax: number,
    private readonly onProblem: (problem: string) => void,
  ) {}

  readOfStrata(path: string): Promise<unknown> {
    return this.readOr(path, () => {})
  }

  read(path: string): Promise<unknown> {
    return this.readOr(path, this.onProblem)
  }

  private async readOr(path: string, onProblem: (problem: string) => void): Promise<unknown> {
    try {
      return await this.client.readJson(path)
    } catch (error) {
      if (!(error instanceof OldSiteProblem)) throw error
      onProblem(error.message)
      return null
    }
  }

  async *list(path: string, key: string): AsyncGenerator<unknown> {
    const join = path.includes('?') ? '&' : '?'
    const marks = new Set<string>()
    let lostPages = 0
    for (let page = 1; ; page++) {
      if (page > this.pagesMax)
        throw new OldSiteProblem(`${path}: there are more than ${this.pagesMax} pages: the list does not end`)
      const answer = await this.read(`${path}${join}page=${page}`)
      if (answer === null) {
        if (++lostPages === lostPagesMax) return
        continue
      }
      lostPages = 0
      const records = recordsOf(answer, key)
      // A site that repeats its last page for ever brings nothing new.
      const newRecords = records.filter((record) => !marks.has(markOf(record)))
      for (const record of newRecords) marks.add(markOf(record))
      const pages = Number((answer as Record<string, unknown>).totalPages)
      if (page === 1) this.totalCount = (this.totalCount ?? 0) + (pages > 0 ? pages : 1) * records.length
      yield* newRecords
      if (newRecords.length === 0 || (pages > 0 && page >= pages)) return
    }
  }
}

/** What tells a record of a list from the others: its number, or all of it. */
function markOf(record: unknown): string {
  const id = (record as { id?: unknown } | null)?.id
  return id === undefined || id === null ? JSON.stringify(record) : String(id)
}
