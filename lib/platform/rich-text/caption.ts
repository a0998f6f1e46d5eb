/** What a picture shows, and who took it, where its description says so. */
export type Caption = { text: string; credit: string }

const marks = ['©', 'Гэрэл зураг:', 'Зураг:', 'Photograph:', 'Photo:']

/** The description that staff give a picture, whose end may name its author: «Уурхайн талбай. Гэрэл зураг: Б. Болд». */
export function captionOf(description: string): Caption {
  const text = description.trim()
  const matches = marks.flatMap((mark) => {
    const at = text.indexOf(mark)
    return at < 0 ? [] : [{ at, end: at + mark.length }]
  })
  // «Гэрэл зураг:» holds «зураг:»; the earlier one is whole.
  const [first] = matches.sort((a, b) => a.at - b.at)
  if (!first) return { text, credit: '' }
  const credit = without(text.slice(first.end).trim(), ')')
  return credit ? { text: without(text.slice(0, first.at), ' .,;('), credit } : { text, credit: '' }
}

/** A text without these characters at its end. */
function without(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
