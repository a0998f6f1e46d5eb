import type { PartnerRole } from '@/lib/event/partners/schema'
import type { FoundTexts } from '@/lib/platform/search/shown'

/** The fields of a record of any kind that a search result shows. */
export type FoundRecord = FoundTexts & {
  id: number
  /** The address of the record's page or file. */
  href: string
  /** Whether `href` is a PDF, not a page. */
  isFile: boolean
  /** The address of the record's picture; null without one. */
  image: string | null
  /** The number of a story, which is shown instead of the picture, in both languages, and its category. */
  figure?: { text: string; text_en: string; category: number }
  /** What a partner is to the event: one organisation may be a sponsor and an exhibitor. */
  role?: Exclude<PartnerRole, 'organiser'>
  /** The date that the result shows; null for kinds whose date means nothing to readers. */
  created_at: string | null
}

type PartialRecord = Pick<FoundRecord, 'id' | 'href' | 'title'> & Partial<FoundRecord>

const plain = { title_en: '', text: '', text_en: '', isFile: false, image: null, created_at: null }

/** Returns the records whose id is among `ids`, by id, with empty values for the fields that they lack. */
export function indexById(
  ids: readonly number[],
  records: readonly PartialRecord[],
): Map<number, FoundRecord> {
  const wantedIds = new Set(ids)
  return new Map(
    records.filter(({ id }) => wantedIds.has(id)).map((record) => [record.id, { ...plain, ...record }]),
  )
}

export const joinParts = (...parts: string[]): string => parts.filter(Boolean).join(', ')
