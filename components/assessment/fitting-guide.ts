import type { Locale } from '@/lib/platform/i18n/locale'

/** A guide to read: its title and where its file opens. */
export type Guide = { title: string; lang?: Locale; url: string }

const stemLetters = 5
const sharedStemsMin = 2

/** The beginnings of the longer words: endings are what Mongolian and English change in a word. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map((word) => word.slice(0, stemLetters)))
}

/**
 * The guide whose title speaks of the same things as a requirement. Nobody has tied the two together, so at least two
 * words must agree; the one that shares most is taken.
 * @returns null where none does
 */
export function fittingGuide(text: string, guides: readonly Guide[]): Guide | null {
  const about = stemsOf(text)
  const rankedGuides = guides
    .map((guide) => ({
      guide,
      sharedCount: [...stemsOf(guide.title)].filter((stem) => about.has(stem)).length,
    }))
    .filter(({ sharedCount }) => sharedCount >= sharedStemsMin)
    .sort((a, b) => b.sharedCount - a.sharedCount)
  return rankedGuides[0]?.guide ?? null
}
