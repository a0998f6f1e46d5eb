import type { Locale } from '@/lib/platform/i18n/locale'

/** A guide to read: its title and the address of its file. */
export type Guide = { title: string; lang?: Locale; url: string }

const stemLetters = 5
const sharedStemsMin = 2

/** The first five letters of each word of four letters or more: the end of a word changes with grammar. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map((word) => word.slice(0, stemLetters)))
}

/**
 * Finds the guide whose title is about the same subject as a requirement. No table links guides to
 * requirements, so the title and the requirement must share at least two word stems; the guide with the most
 * shared stems wins.
 * @returns null when no guide fits
 */
export function findFittingGuide(requirementText: string, guides: readonly Guide[]): Guide | null {
  const about = stemsOf(requirementText)
  const rankedGuides = guides
    .map((guide) => ({
      guide,
      sharedCount: [...stemsOf(guide.title)].filter((stem) => about.has(stem)).length,
    }))
    .filter(({ sharedCount }) => sharedCount >= sharedStemsMin)
    .sort((a, b) => b.sharedCount - a.sharedCount)
  return rankedGuides[0]?.guide ?? null
}
