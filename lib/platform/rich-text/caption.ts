import type { PictureKind } from '@/lib/platform/files/picture-kind'

/**
 * What a picture is, and who made it. Without a maker, only a picture that is no photograph has a credit: it says
 * what it is.
 */
type PictureCredit =
  | { kind: PictureKind | 'owner'; name: string }
  | { kind: Exclude<PictureKind, 'photograph'>; name?: undefined }
/** A picture's caption, and its credit. */
export type Caption = { text: string; credit?: PictureCredit }

/** The words behind which a description names the maker; the kind of the picture is stored with its file. */
const marks = ['©', 'Гэрэл зураг:', 'Photograph:', 'Photo:', 'Зураг:', 'Drawing:']

/**
 * Splits the description of a picture into caption and maker. Staff may write the maker at the end: «Уурхайн
 * талбай. Гэрэл зураг: Б. Болд».
 */
export function captionOf(description: string, kind: PictureKind = 'photograph'): Caption {
  const { text, name, isOwner } = splitMaker(description.trim())
  if (kind !== 'photograph')
    return { text, credit: name ? { kind, name: isOwner ? `© ${name}` : name } : { kind } }
  return name ? { text, credit: { kind: isOwner ? 'owner' : kind, name } } : { text }
}

function splitMaker(text: string): { text: string; name: string; isOwner: boolean } {
  const matches = marks.flatMap((mark) => {
    const at = text.indexOf(mark)
    return at < 0 ? [] : [{ at, end: at + mark.length, isOwner: mark === '©' }]
  })
  // Of several marks, such as in «Photo: © Болд», the first one begins the credit.
  const [first] = matches.sort((a, b) => a.at - b.at)
  const name = first ? stripFromEnd(text.slice(first.end).trim(), ')') : ''
  if (!first || !name) return { text, name: '', isOwner: false }
  return { text: stripFromEnd(text.slice(0, first.at), ' .,;('), name, isOwner: first.isOwner }
}

/** Strips the given characters from the end of a text. */
function stripFromEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
