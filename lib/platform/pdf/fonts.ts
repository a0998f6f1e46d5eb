import { resolve } from 'node:path'
import { Font } from '@react-pdf/renderer'

/**
 * Parts of the text font that `scripts/fonts.ts` cuts for documents; each letter comes from the first part
 * that has it.
 */
const parts = ['cyrillic', 'mongolian', 'figures', 'latin', 'accents'] as const
const weights = [400, 600] as const

/** The `fontFamily` of a document. */
export const documentFont = parts.map((part) => `golos-${part}`)

let isRegistered = false

/**
 * The most letters in a row without a break. Longer words are broken, because they could run off the page.
 */
const wordLettersMax = 40
const wordParts = new RegExp(`.{1,${wordLettersMax}}`, 'gsu')

/**
 * Registers the text font with the renderer, once per process. Turns the renderer's hyphenation off, because
 * it does not know Mongolian.
 */
export function registerFontAndDisableHyphenation(): void {
  if (isRegistered) return
  isRegistered = true
  for (const part of parts) {
    Font.register({
      family: `golos-${part}`,
      fonts: weights.map((fontWeight) => ({
        src: resolve(`lib/platform/pdf/fonts/golos-${fontWeight}-${part}.ttf`),
        fontWeight,
      })),
    })
  }
  Font.registerHyphenationCallback((word) =>
    word.length > wordLettersMax ? (word.match(wordParts) ?? [word]) : [word],
  )
}
