/** Who made a picture, and how: only a photograph is credited as one. */
type PictureCredit = { kind: 'photograph' | 'drawing' | 'owner'; name: string }
/** A picture's caption, and its author if the description names one. */
export type Caption = { text: string; credit?: PictureCredit }

const kindsByMark: Record<string, PictureCredit['kind']> = {
  '©': 'owner',
  'Гэрэл зураг:': 'photograph',
  'Photograph:': 'photograph',
  'Photo:': 'photograph',
  'Зураг:': 'drawing',
  'Drawing:': 'drawing',
}

/**
 * Splits the description of a picture into caption and author. Staff may write the author at the end:
 * «Уурхайн талбай. Гэрэл зураг: Б. Болд».
 */
export function captionOf(description: string): Caption {
  const text = description.trim()
  const matches = Object.entries(kindsByMark).flatMap(([mark, kind]) => {
    const at = text.indexOf(mark)
    return at < 0 ? [] : [{ at, end: at + mark.length, kind }]
  })
  // Of several marks, such as in «Photo: © Болд», the first one begins the credit.
  const [first] = matches.sort((a, b) => a.at - b.at)
  if (!first) return { text }
  const name = stripFromEnd(text.slice(first.end).trim(), ')')
  if (!name) return { text }
  return { text: stripFromEnd(text.slice(0, first.at), ' .,;('), credit: { kind: first.kind, name } }
}

/** Strips the given characters from the end of a text. */
function stripFromEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
