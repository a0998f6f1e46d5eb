import { useTranslations } from 'next-intl'
import type { PictureKind } from '@/lib/platform/files/picture-kind'
import { PictureCaption } from '@/components/page-text/picture-caption'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import { captionOf } from '@/lib/platform/rich-text/caption'
import styles from './body-carousel.module.css'

/** A picture of a news body. `lang` is the language of `alt`, if it differs from the page's language. */
export type BodyImage = { url: string; kind: PictureKind; alt: string; lang?: Locale | undefined }

/** The pictures of a news body in a carousel, each with its caption and author. */
export function NewsPictureCarousel({ images }: { images: BodyImage[] }) {
  const label = useTranslations('news')('pictures')
  const texts = useCarouselTexts(label)
  if (images.length === 0) return null
  return (
    <Carousel texts={texts} className={styles.carousel}>
      {images.map(({ url, kind, alt, lang }) => {
        const caption = captionOf(alt, kind)
        return (
          <figure key={url} className={styles.figure}>
            <Picture url={url} alt={caption.text} lang={lang} sizes="(max-width: 63.99rem) 100vw, 54rem" />
            <PictureCaption {...caption} lang={lang} />
          </figure>
        )
      })}
    </Carousel>
  )
}
