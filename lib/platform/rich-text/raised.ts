const plainCharacters = '0123456789+-−=()'
const raisedCharacters = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' }

/**
 * Writes raised or lowered digits as characters, because the editor has no such style and 10² would become 102.
 * @returns a text with other characters unchanged
 */
export function raisedText(kind: 'sub' | 'sup', text: string): string {
  const characters = Array.from(
    text,
    (character) => raisedCharacters[kind][plainCharacters.indexOf(character)],
  )
  return characters.every(Boolean) ? characters.join('') : text
}
