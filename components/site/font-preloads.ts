import { preload } from 'react-dom'
import type { Locale } from '@/lib/platform/i18n/locale'
import { fontFiles } from './font-files'

// The font parts to preload, by language. English pages have hardly any Cyrillic. Mongolian pages have Latin
// letters only in an e-mail address and in the language link, which are both in the text font (Golos).
export const fontParts = {
  mn: [
    'golos-cyrillic',
    'golos-mongolian',
    'golos-figures',
    'golos-latin',
    'piazzolla-cyrillic',
    'piazzolla-mongolian',
    'piazzolla-figures',
  ],
  en: ['golos-latin', 'golos-figures', 'piazzolla-latin', 'piazzolla-figures'],
} as const satisfies Record<Locale, readonly (keyof typeof fontFiles)[]>

/** Preloads the fonts of a language, in a document's head. */
export function preloadFonts(locale: Locale): void {
  for (const part of fontParts[locale])
    preload(fontFiles[part], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
