import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/site/section-head'
import { MoreLink } from '@/components/ui/more-link'
import type { Partner } from '@/lib/event/partners/schema'
import { PartnerWall } from './partner-wall'

/** The organisers of the edition, with a link to the exhibitors if they have a page. */
export function HomeOrganisers({
  organisers,
  exhibitorsHref,
}: {
  organisers: readonly Partner[]
  exhibitorsHref: string | null
}) {
  const t = useTranslations('event.home')
  if (organisers.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('organisers')}
          aside={exhibitorsHref && <MoreLink href={exhibitorsHref}>{t('exhibitors')}</MoreLink>}
        />
        <PartnerWall partners={organisers} label={t('organisers')} />
      </div>
    </section>
  )
}
