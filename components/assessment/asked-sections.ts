import type { StoredAnswer } from '@/lib/assessment/member/schema'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/platform/i18n/locale'
import { questionText } from './stored-answers'

/**
 * Returns the asked questions of a finished assessment under their headings, in the words that were answered;
 * headings without an asked question are left out.
 * @param rows in the order of their numbers
 */
export function askedSectionsOf(
  rows: readonly StoredAnswer[],
  askedIds: ReadonlySet<number>,
  locale: Locale,
): AskedSection[] {
  const sections: AskedSection[] = []
  for (const row of rows) {
    const heading = { cid: row.cid, ...questionText(row, locale) }
    const depth = row.cid.split('.').length
    if (depth <= 2 || sections.length === 0) sections.push({ ...heading, groups: [] })
    if (depth === 3) sections.at(-1)?.groups.push({ ...heading, items: [] })
    if (!askedIds.has(row.question_id)) continue
    const groups = sections.at(-1)?.groups
    if (groups?.length === 0) groups.push({ ...heading, items: [] })
    groups?.at(-1)?.items.push({ id: row.question_id, ...heading })
  }
  return sections
    .map((section) => ({ ...section, groups: section.groups.filter(({ items }) => items.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
}
