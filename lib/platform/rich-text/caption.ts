/** A picture's caption, and its author if the description names one. */
export type Caption = { text: string; credit: string }

const marks = ['©', 'Гэрэл зураг:', 'Зураг:', 'Photograph:', 'Photo:']

/**
 * Splits the description of a picture into caption and author. Staff may write the author at the end:
 * «Уурхайн талбай. Гэрэл зураг: Б. Болд».
 */
export function captionOf(description: string): Caption {
  const text = description.trim()
  const matches = marks.flatMap((mark) => {
    const at = text.indexOf(mark)
    return at < 0 ? [] : [{ at, end: at + mark.length }]
  })
  // Of several marks, such as in «Photo: © Болд», the first one begins the credit.
  const [first] = matches.sort((a, b) => a.at - b.at)
  if (!first) return { text, credit: '' }
  const credit = stripFromEnd(text.slice(first.end).trim(), ')')
  return credit ? { text: stripFromEnd(text.slice(0, first.at), ' .,;('), credit } : { text, credit: '' }
}

/** Strips the given characters from the end of a text. */
function stripFromEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
