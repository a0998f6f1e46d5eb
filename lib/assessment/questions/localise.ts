import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Section } from './schema'

export type AskedItem = TextWithLang & { id: number; cid: string; meaning?: number }
export type AskedGroup = TextWithLang & { cid: string; items: AskedItem[] }
export type AskedSection = TextWithLang & { cid: string; groups: AskedGroup[] }

/** Returns the questionnaire in one language, with only the fields that the pages need. */
export function localiseSections(sections: readonly Section[], locale: Locale): AskedSection[] {
  return sections.map((section) => ({
    ...bilingualText(section, 'mainTitle', locale),
    cid: section.mainIndex,
    groups: section.questions.map((requirement) => ({
      ...bilingualText(requirement, 'question', locale),
      cid: requirement.cid,
      items: requirement.children.map((child) => ({
        ...bilingualText(child, 'question', locale),
        id: child.id,
        cid: child.cid,
        ...(child.meaning && { meaning: child.meaning }),
      })),
    })),
  }))
}

/** Returns every question of a section, in order. */
export function itemsOf(section: AskedSection): AskedItem[] {
  return section.groups.flatMap(({ items }) => items)
}
