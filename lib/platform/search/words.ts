/** The length to which a longer word is cut; no word that people write is as long. */
export const wordLengthMax = 60
/**
 * The most characters from which a word is made: enough for the longest word, even with marks among its
 * letters.
 */
const wordSourceLengthMax = 16 * wordLengthMax

/** The most different words by which a record is indexed. */
export const wordsPerRecordMax = 20_000

/** The most characters of a text that are read; no text that people write is that long. */
const textLengthMax = 1_000_000

/** A word and its position in a text. */
export type Token = { word: string; from: number; to: number }

/**
 * A run of letters and digits, or a number with its separators («12,800», «6.4»). Combining and invisible
 * marks after the first letter belong to the run.
 */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*(?:(?<=\d)[.,]\d+)*/gu
const joiner = /^[-‐‑–’'`]$/u
const groupedNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
/** A space between the thousands of a number: «29 085». */
const thousandsSpace = /^[ \u00a0\u2009\u202f]$/

/**
 * Returns a word as the vocabulary has it: in lower case, without marks that Unicode cannot join with their
 * letters; «12,800» as 12800.
 */
function plainWord(source: string): string {
  const word = source
    .slice(0, wordSourceLengthMax)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}]/gu, '')
  return (groupedNumber.test(word) ? word.replaceAll(',', '') : word).slice(0, wordLengthMax)
}

/**
 * Returns the words of a text in order. Words joined by a hyphen («УИХ-ын») or an apostrophe are returned one
 * by one, and then as one word without the hyphen or apostrophe, because people write that too. So are the
 * parts of a number with spaces («29 085»), because the spaces may also separate two numbers.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let joinedToken: Token | undefined
  let last: Token | undefined
  const pushJoinedToken = () => {
    if (joinedToken) tokens.push({ ...joinedToken, word: joinedToken.word.slice(0, wordLengthMax) })
  }
  let isNumber = false
  for (const { 0: source, index } of text.slice(0, textLengthMax).matchAll(wordPattern)) {
    const token = { word: plainWord(source), from: index, to: index + source.length }
    if (token.word === '') continue
    const before = joinedToken ?? last
    const separator = last && token.from === last.to + 1 ? text.charAt(last.to) : ''
    const isThousands: boolean =
      token.word.length === 3 &&
      /^\d{3}$/.test(token.word) &&
      thousandsSpace.test(separator) &&
      (isNumber || (!joinedToken && /^\d{1,3}$/.test(last?.word ?? '')))
    const isJoined = isThousands || joiner.test(separator)
    // A number with spaces is a word even if a hyphen follows: «29 085-ыг».
    if (!isJoined || (isNumber && !isThousands)) pushJoinedToken()
    joinedToken =
      before && isJoined ? { word: before.word + token.word, from: before.from, to: token.to } : undefined
    isNumber = isThousands
    tokens.push(token)
    last = token
  }
  pushJoinedToken()
  return tokens
}

/** Where a text may be cut: not within a word, nor within a number with spaces. */
const cutPattern = /(?<!\p{N})\s|\s(?!\p{N})|[\t\n\r]/gu

/** Cuts a text into parts of about `length` characters that have the same words. */
export function cutIntoParts(text: string, length: number): string[] {
  const parts: string[] = []
  const end = Math.min(text.length, textLengthMax)
  for (let from = 0; from < end;) {
    cutPattern.lastIndex = from + length
    const to = Math.min(cutPattern.exec(text)?.index ?? end, end)
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/** Returns the distinct words of a text. */
export function wordsOf(text: string): Set<string> {
  return new Set(tokensOf(text).map(({ word }) => word))
}
