import { useTranslations } from 'next-intl'
import type { CarouselTexts } from './carousel'

/** Returns a carousel's texts in the page's language; server components pass them to the carousel. */
export function useCarouselTexts(label: string): CarouselTexts {
  const t = useTranslations('ui.carousel')
  return {
    label,
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    // The carousel replaces `{number}` in the browser.
    slide: t('slide', { number: '{number}' }),
  }
}
