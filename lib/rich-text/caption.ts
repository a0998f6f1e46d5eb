/** What a picture shows, and who took it, where its description says so. */
export type Caption = { text: string; credit: string }

/** A longer description names nobody at its end: it is a text. */
const creditedLettersMax = 500
const credited = /^(.*?)[\s.,;(]*(?:©|Гэрэл зураг:|Зураг:|Photograph:|Photo:)\s*(.+?)\)?$/su

/** The description that staff give a picture, whose end may name its author: «Уурхайн талбай. Гэрэл зураг: Б. Болд». */
export function captionOf(description: string): Caption {
  const said = description.trim()
  const [, text, credit] = said.length <= creditedLettersMax ? (credited.exec(said) ?? []) : []
  return credit ? { text: (text ?? '').trim(), credit: credit.trim() } : { text: said, credit: '' }
}
