import type { Locale } from '@/lib/platform/i18n/locale'
import { fontFiles } from './font-files'

// An English page has hardly any Cyrillic. A Mongolian one has an e-mail address and the language link in
// Latin letters, in the text font.
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
