import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/site/section-head'
import { type Partner, sponsorLevels } from '@/lib/event/partners/schema'
import { PartnerWall } from './partner-wall'
import styles from './sponsor-levels.module.css'

/** The sponsors by level, the highest first; a level without sponsors is omitted. */
export function SponsorLevels({ sponsors }: { sponsors: readonly Partner[] }) {
  const t = useTranslations('event.sponsors.levels')
  const levels = sponsorLevels
    .map((level) => ({ level, levelSponsors: sponsors.filter((sponsor) => sponsor.level === level) }))
    .filter(({ levelSponsors }) => levelSponsors.length > 0)
  return levels.map(({ level, levelSponsors }) => (
    <section key={level} className={styles.level} data-sponsors="">
      <SectionHead title={t(level)} />
      <PartnerWall partners={levelSponsors} label={t(level)} level={level} />
    </section>
  ))
}
