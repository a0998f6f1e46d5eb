/** `both`: each phrase of a line also finds the others. `first`: only the first one does. */
export const synonymDirections = ['both', 'first'] as const
/** The language of the readers for whom a line of synonyms is used. */
export const synonymLangs = ['all', 'mn', 'en'] as const

/** Splits a line of phrases, such as `ХАБЭА; хөдөлмөрийн аюулгүй байдал`; a repeated phrase is left out. */
export function splitPhrases(line: string): string[] {
  const phrases = line.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
  const byKey = new Map(phrases.filter(Boolean).map((phrase) => [phrase.toLowerCase(), phrase]))
  return [...byKey.values()]
}

export const joinPhrases = (phrases: readonly string[]): string => phrases.join('; ')
