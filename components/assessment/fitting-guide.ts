import type { Locale } from '@/lib/platform/i18n/locale'

/** A guide to read: its title and the address of its file. */
export type Guide = { title: string; lang?: Locale; url: string }

const stemLetters = 5
const sharedStemsMin = 2

/** The beginnings of the words of four letters or more: Mongolian and English words change at their end. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map((word) => word.slice(0, stemLetters)))
}

/**
 * Finds the guide whose title is about the same subject as a requirement. No table links guides and
 * requirements, so at least two word stems must agree; the guide with the most shared stems wins.
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
