/** Longer than any word that people write; of a longer one this much is looked at. */
export const wordLengthMax = 60
/** Letters that a word is made from: enough for the longest, whatever marks are among its letters. */
const wordSourceLengthMax = 16 * wordLengthMax

/** A text of more different words is indexed by this many. */
export const wordsPerRecordMax = 20_000

/** Of a text no more than this is looked at; no body that people write comes near. */
const textLengthMax = 1_000_000

/** A word where it stands in a text. */
export type Token = { word: string; from: number; to: number }

/**
 * A run of letters, or a number with its marks («12,800», «6.4»). Marks that combine belong to the letter before
 * them, invisible ones to the word around them.
 */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*(?:(?<=\d)[.,]\d+)*/gu
const joiner = /^[-‐‑–’'`]$/u
const groupedNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A word as the vocabulary has it: lower case, composed, without invisible marks, «12,800» as 12800. */
function plainWord(source: string): string {
  const word = source
    .slice(0, wordSourceLengthMax)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}]/gu, '')
  return (groupedNumber.test(word) ? word.replaceAll(',', '') : word).slice(0, wordLengthMax)
}

/**
 * The words of a text in their order. Of words joined by a hyphen («УИХ-ын») each is one, and after them comes the
 * whole without the hyphen, because people write it so as well.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let joinedToken: Token | undefined
  let last: Token | undefined
  const close = () => {
    if (joinedToken) tokens.push({ ...joinedToken, word: joinedToken.word.slice(0, wordLengthMax) })
    joinedToken = undefined
  }
  for (const { 0: source, index } of text.slice(0, textLengthMax).matchAll(wordPattern)) {
    const token = { word: plainWord(source), from: index, to: index + source.length }
    if (token.word === '') continue
    if (last && token.from === last.to + 1 && joiner.test(text.charAt(last.to))) {
      const before: Token = joinedToken ?? last
      joinedToken = { word: before.word + token.word, from: before.from, to: token.to }
    } else close()
    tokens.push(token)
    last = token
  }
  close()
  return tokens
}

/** The different words of a text. */
export function wordsOf(text: string): Set<string> {
  return new Set(tokensOf(text).map(({ word }) => word))
}
