/** A name as a word of a file's name: `Говь Ресурс ХХК` becomes `Говь-Ресурс-ХХК`. Empty where nothing is left of it. */
export function fileWord(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** A text as the name of a file, without what no disk takes. */
export function fileName(text: string, lengthMax: number): string {
  return text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, lengthMax)
}
