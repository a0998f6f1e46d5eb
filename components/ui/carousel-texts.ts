import { useTranslations } from 'next-intl'
import type { CarouselTexts } from './carousel'

/** A carousel's texts in the page's language, which server components pass to it. */
export function useCarouselTexts(label: string): CarouselTexts {
  const t = useTranslations('ui.carousel')
  return {
    label,
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    // The carousel fills in the number.
    slide: t('slide', { number: '{number}' }),
  }
}
