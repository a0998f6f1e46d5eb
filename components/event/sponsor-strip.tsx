import { useTranslations } from 'next-intl'
import { useCarouselTexts } from '@/components/ui/carousel-texts'
import type { Partner } from '@/lib/event/partners/schema'
import { PartnerMark } from './partner-mark'
import { SponsorCarousel } from './sponsor-row'
import styles from './sponsor-strip.module.css'

/**
 * The sponsors above the footer, the highest level first: six in view in a small window, ten in a wide one.
 */
export function SponsorsSection({ sponsors }: { sponsors: readonly Partner[] }) {
  const t = useTranslations('event.sponsors')
  const texts = useCarouselTexts(t('title'))
  if (sponsors.length === 0) return null
  return (
    <aside className={styles.strip} aria-label={t('title')}>
      <div className="wrap">
        <SponsorCarousel texts={texts} title={t('title')} count={sponsors.length}>
          {sponsors.map((sponsor) => (
            <li key={sponsor.id}>
              <PartnerMark partner={sponsor} className={styles.tile} />
            </li>
          ))}
        </SponsorCarousel>
      </div>
    </aside>
  )
}
