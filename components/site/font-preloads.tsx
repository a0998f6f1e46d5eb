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

/** Returns the `<link>` elements that preload the fonts of a language, for a document's head. */
export function fontPreloads(locale: Locale) {
  return fontParts[locale].map((part) => (
    <link
      key={part}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={fontFiles[part]}
    />
  ))
}
