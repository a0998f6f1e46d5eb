import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './hero-slides.module.css'

type Slide = {
  id: number
  image: string
  /** The name of the picture, or the title of the story to which it links. */
  alt: string
  lang?: Locale
  href?: string
}

const autoplayMilliseconds = 5000

type Props = {
  title: string
  lead: string
  actions: { label: string; href: string }[]
  slides: Slide[]
}

/** The opening of the home page: text and slides side by side, on a drawn sky above drawn rock layers. */
export function HeroSlides({ title, lead, actions, slides }: Props) {
  const t = useTranslations('site.home')
  const texts = useCarouselTexts(t('featured'))
  return (
    <section className={styles.hero}>
      <div className={clsx('wrap', styles.frame)}>
        <div className={styles.text}>
          <h1>{joinWords(title)}</h1>
          <p className={clsx('lead', styles.lead)}>{joinWords(lead)}</p>
          <div className={styles.actions}>
            {actions.map((action, at) => (
              <LinkButton
                key={action.href}
                href={action.href}
                variant={at === 0 ? 'fill' : 'outline'}
                className={at === 0 ? undefined : styles.onArt}
              >
                {action.label}
              </LinkButton>
            ))}
          </div>
        </div>
        {slides.length > 0 && (
          <Carousel texts={texts} autoplay={autoplayMilliseconds}>
            {slides.map((slide, at) => {
              const picture = (
                <Picture
                  url={slide.image}
                  alt={slide.alt}
                  sizes="(max-width: 63.99rem) 100vw, 41rem"
                  priority={at === 0}
                />
              )
              return slide.href ? (
                <AppLink key={slide.id} className={styles.story} href={slide.href} lang={slide.lang}>
                  {picture}
                </AppLink>
              ) : (
                <div key={slide.id}>{picture}</div>
              )
            })}
          </Carousel>
        )}
      </div>
    </section>
  )
}
