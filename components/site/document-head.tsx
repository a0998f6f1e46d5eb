import type { Viewport } from 'next'
import type { Locale } from '@/lib/platform/i18n/locale'
import { barColours, themeScript } from '@/lib/platform/site/theme-script'
import { preloadFonts } from './font-preloads'

/**
 * The viewport for every root layout. If the system is dark, it makes the page and the browser's bar dark
 * before the first style sheet arrives.
 */
export const documentViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: barColours.light },
    { media: '(prefers-color-scheme: dark)', color: barColours.dark },
  ],
}

/**
 * The head of every document: the script that applies the chosen theme before the first paint, and the font
 * preloads.
 */
export function DocumentHead({ locale }: { locale: Locale }) {
  preloadFonts(locale)
  return (
    <head>
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
    </head>
  )
}
