import { clsx } from 'clsx'
import { SectionHead } from '@/components/site/section-head'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import styles from './slideshow.module.css'

export type Slide = { id: number; image: string; alt: string; caption: string }

/** Pictures across the whole width, the neighbours looking in from both sides. */
export function Slideshow({ title, slides }: { title: string; slides: Slide[] }) {
  const texts = useCarouselTexts(title)
  if (slides.length === 0) return null
  return (
    <section className={clsx('section', styles.slideshow)}>
      <div className="wrap">
        <SectionHead title={title} />
      </div>
      <Carousel texts={texts} variant="wide" captions={slides.map((slide) => slide.caption)}>
        {slides.map((slide) => (
          <Picture
            key={slide.id}
            url={slide.image}
            alt={slide.alt || slide.caption}
            sizes="(max-width: 47.99rem) 100vw, 58rem"
          />
        ))}
      </Carousel>
    </section>
  )
}
