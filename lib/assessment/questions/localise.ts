import type { Locale } from '@/lib/i18n/locale'
import type { Section } from './schema'

/** A text of the questionnaire in the reader's language, or in Mongolian where it was not translated. */
export type AskedText = { text: string; lang: Locale }
export type AskedItem = AskedText & { id: number; cid: string }
export type AskedGroup = AskedText & { cid: string; items: AskedItem[] }
export type AskedSection = AskedText & { cid: string; groups: AskedGroup[] }

export function askedText(mn: string, en: string, locale: Locale): AskedText {
  return locale === 'en' && en ? { text: en, lang: 'en' } : { text: mn, lang: 'mn' }
}

/** The questionnaire in one language: what the pages need of it and no more. */
export function askedSections(sections: readonly Section[], locale: Locale): AskedSection[] {
  const say = (mn: string, en: string) => askedText(mn, en, locale)
  return sections.map((section) => ({
    ...say(section.mainTitle, section.mainTitle_en),
    cid: section.mainIndex,
    groups: section.questions.map((requirement) => ({
      ...say(requirement.question, requirement.question_en),
      cid: requirement.cid,
      items: requirement.children.map((child) => ({
        ...say(child.question, child.question_en),
        id: child.id,
        cid: child.cid,
      })),
    })),
  }))
}

/** Every question of a section in its order. */
export function itemsOf(section: AskedSection): AskedItem[] {
  return section.groups.flatMap(({ items }) => items)
}
