/**
 * Splits the figure of a story into number and unit, behind the first digits and a sign of percent; a text without
 * digits is all number.
 */
export function splitFigure(text: string): { number: string; unit: string } {
  const digits = /\d[\d.,\s]*/.exec(text)
  if (!digits) return { number: text, unit: '' }
  const end = digits.index + digits[0].trimEnd().length
  const percent = /^\s?%/.exec(text.slice(end))?.[0] ?? ''
  return { number: text.slice(0, end) + percent, unit: text.slice(end + percent.length).trim() }
}
