import type { useTranslations } from 'next-intl'
import type { SliderTexts } from './gallery-slider'

/** Returns the texts of the slider, which are part of the gallery's texts. */
export function sliderTexts(t: ReturnType<typeof useTranslations<'event.gallery'>>): SliderTexts {
  return {
    viewer: t('viewer'),
    close: t('close'),
    next: t('next'),
    previous: t('previousImage'),
    download: t('download'),
    thumbs: t('thumbs'),
    image: t('imageAlone'),
  }
}
