import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locale'
import styles from './hero-slides.module.css'

type Slide = {
  id: number
  image: string
  /** What it shows; of one that leads to a story, what that is called. */
  alt: string
  lang?: Locale
  href?: string
}

const autoplayMilliseconds = 5000

type Props = {
  title: ReactNode
  lead: ReactNode
  actions: { label: string; href: string }[]
  banners: Slide[]
}

/** The home page's opening: words in a drawn sky above the strata, beside the banners. */
export function HeroSlides({ title, lead, actions, banners }: Props) {
  const t = useTranslations('site.home')
  const texts = useCarouselTexts(t('featured'))
  return (
    <section className={styles.hero}>
      <div className={clsx('wrap', styles.frame)}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={clsx('lead', styles.lead)}>{lead}</p>
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
        {banners.length > 0 && (
          <Carousel texts={texts} autoplay={autoplayMilliseconds}>
            {banners.map((banner, at) => {
              const picture = (
                <Picture
                  url={banner.image}
                  alt={banner.alt}
                  sizes="(max-width: 63.99rem) 100vw, 41rem"
                  priority={at === 0}
                />
              )
              return banner.href ? (
                <AppLink key={banner.id} className={styles.story} href={banner.href} lang={banner.lang}>
                  {picture}
                </AppLink>
              ) : (
                <div key={banner.id}>{picture}</div>
              )
            })}
          </Carousel>
        )}
      </div>
    </section>
  )
}
