import type { Viewport } from 'next'
import type { Locale } from '@/lib/platform/i18n/locale'
import { barColours, themeScript } from '@/lib/platform/site/theme-script'
import { fontPreloads } from './font-preloads'

/** For every root layout. The canvas is dark before the first style arrives, and so is the browser's own bar. */
export const documentViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: barColours.light },
    { media: '(prefers-color-scheme: dark)', color: barColours.dark },
  ],
}

/** The head of every document: the theme that its reader has chosen, before anything is painted; its fonts. */
export function DocumentHead({ locale }: { locale: Locale }) {
  return (
    <head>
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {fontPreloads(locale)}
    </head>
  )
}
