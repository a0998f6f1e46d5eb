import { useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import type { Slide } from '@/lib/content/slides/schema'
import styles from './home-slides.module.css'

const autoplayMilliseconds = 10_000

/** The slides of the home page, which turn by themselves every ten seconds. */
export function HomeSlides({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslations('directory.home')
  const texts = useCarouselTexts(t('slides'))
  if (slides.length === 0) return null
  return (
    <section className={styles.slides} aria-label={t('slides')}>
      <Carousel texts={texts} autoplay={autoplayMilliseconds} className={styles.carousel}>
        {slides.map(({ id, image }, at) => (
          <Picture
            key={id}
            url={image}
            alt={t('slide', { number: at + 1 })}
            sizes="(max-width: 63.99rem) 100vw, 34rem"
          />
        ))}
      </Carousel>
    </section>
  )
}
