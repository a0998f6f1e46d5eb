import type { FoundTexts } from '@/lib/platform/search/shown'

/** A record of any kind with what a result shows of it. */
export type FoundRecord = FoundTexts & {
  id: number
  /** Where it is read. */
  href: string
  /** Whether that is a PDF and no page. */
  isFile: boolean
  /** The address of a stored picture. */
  image: string | null
  /** Where its day says something. */
  created_at: string | null
}

type PartialRecord = Pick<FoundRecord, 'id' | 'href' | 'title'> & Partial<FoundRecord>

const plain = { title_en: '', text: '', text_en: '', isFile: false, image: null, created_at: null }

/** Those of the records that were found, by their numbers. */
export function byId(ids: readonly number[], records: readonly PartialRecord[]): Map<number, FoundRecord> {
  const wantedIds = new Set(ids)
  return new Map(
    records.filter(({ id }) => wantedIds.has(id)).map((record) => [record.id, { ...plain, ...record }]),
  )
}

export const joinParts = (...parts: string[]): string => parts.filter(Boolean).join(', ')
