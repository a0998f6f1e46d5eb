import { useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import type { Slide } from '@/lib/slides/schema'
import styles from './home-banners.module.css'

const autoplayMilliseconds = 10_000

/** The banners of the home page, which turn by themselves every ten seconds. */
export function HomeBanners({ banners }: { banners: readonly Slide[] }) {
  const t = useTranslations('directory.home')
  const texts = useCarouselTexts(t('banners'))
  if (banners.length === 0) return null
  return (
    <section className={styles.banners} aria-label={t('banners')}>
      <Carousel texts={texts} autoplay={autoplayMilliseconds} className={styles.carousel}>
        {banners.map(({ id, image }, at) => (
          <Picture
            key={id}
            url={image}
            alt={t('banner', { number: at + 1 })}
            sizes="(max-width: 83rem) 100vw, 80rem"
          />
        ))}
      </Carousel>
    </section>
  )
}
