/**
 * Makes a name a word of a file's name: `Говь Ресурс ХХК` becomes `Говь-Ресурс-ХХК`. Empty where nothing is
 * left of it.
 */
export function fileWord(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** Makes a text a file's name: strips characters that file systems reject. */
export function fileName(text: string, lengthMax: number): string {
  return text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, lengthMax)
}
