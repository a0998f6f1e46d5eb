/**
 * Whether a font has any letter of a text.
 * @param unicodeRange in the notation of style sheets: `U+460-52F, U+20B4, U+4??`; empty means every letter
 */
export function coversAnyLetter(unicodeRange: string, text: string): boolean {
  if (!unicodeRange.trim()) return true
  const spans = unicodeRange.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^u\+/i, '').split('-')
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'f'), 16)] as const
  })
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return spans.some(([from, to]) => code >= from && code <= to)
  })
}
