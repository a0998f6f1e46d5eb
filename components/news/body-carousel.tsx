import { useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import styles from './body-carousel.module.css'

export type BodyImage = { url: string; alt: string }

/** The pictures that stood in a news body: one by one, wrapping around. */
export function BodyCarousel({ images }: { images: BodyImage[] }) {
  const label = useTranslations('news')('pictures')
  const texts = useCarouselTexts(label)
  if (images.length === 0) return null
  return (
    <Carousel texts={texts} className={styles.carousel}>
      {images.map((image) => (
        <Picture key={image.url} url={image.url} alt={image.alt} sizes="(max-width: 47.99rem) 100vw, 43rem" />
      ))}
    </Carousel>
  )
}
