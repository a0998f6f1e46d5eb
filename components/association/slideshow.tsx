import { clsx } from 'clsx'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './slideshow.module.css'

export type Slide = {
  id: number
  image: string
  alt: string
  altLang?: Locale | undefined
  caption: string
  /** The language of the caption, if it is not that of the page. */
  lang?: Locale | undefined
  /** The address of the picture's story. */
  href: string
}

/** The fewest pictures that make an album. */
const slidesMin = 3

/** Full-width pictures that link to their stories; parts of the neighbours are visible at both sides. */
export function Slideshow({ title, slides }: { title: string; slides: Slide[] }) {
  const texts = useCarouselTexts(title)
  if (slides.length < slidesMin) return null
  return (
    <section className={clsx('section', styles.slideshow)}>
      <div className="wrap">
        <SectionHead title={title} />
      </div>
      <Carousel
        texts={texts}
        variant="wide"
        captions={slides.map(({ caption, lang }) => ({ text: caption, lang }))}
      >
        {slides.map((slide) => (
          <AppLink
            key={slide.id}
            className={styles.story}
            href={slide.href}
            lang={slide.lang}
            aria-label={slide.caption}
          >
            <Picture
              url={slide.image}
              alt={slide.alt}
              lang={slide.altLang}
              sizes="(max-width: 47.99rem) 100vw, 58rem"
            />
          </AppLink>
        ))}
      </Carousel>
    </section>
  )
}
