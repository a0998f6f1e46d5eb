/**
 * Turns a name into one word of a file's name: `Говь Ресурс ХХК` becomes `Говь-Ресурс-ХХК`. Returns '' if no
 * letter or digit is left.
 */
export function hyphenateName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** Turns a text into a file's name: replaces characters that file systems reject, and cuts long texts. */
export function safeFileName(text: string, lengthMax: number): string {
  return text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, lengthMax)
}
