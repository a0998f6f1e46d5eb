import { useTranslations } from 'next-intl'
import type { CarouselTexts } from './carousel'

/** A carousel's words in the page's language, for server components to hand to it. */
export function useCarouselTexts(label: string): CarouselTexts {
  const t = useTranslations('ui.carousel')
  return {
    label,
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    // The number is filled in by the carousel.
    slide: t('slide', { number: '{number}' }),
  }
}
