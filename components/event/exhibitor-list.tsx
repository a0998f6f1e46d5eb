import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import type { Edition } from '@/lib/event/editions/schema'
import type { Partner } from '@/lib/event/partners/schema'
import type { StandPlan } from '@/lib/event/partners/stand-plan'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { ExhibitionPlan } from './exhibition-plan'
import styles from './exhibitor-list.module.css'
import { PartnerWall } from './partner-wall'

type Props = {
  edition: Edition
  exhibitorsPage: { partners: Partner[]; totalPages: number }
  page: number
  plan: StandPlan | null
}

/** Shows one page of the exhibitors with the plan of all stands or, while there are none, a link to the contact page. */
export function ExhibitorList({ edition, exhibitorsPage: { partners, totalPages }, page, plan }: Props) {
  const t = useTranslations('event.exhibitors')
  if (partners.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        action={<LinkButton href={eventPaths.contact}>{t('ask')}</LinkButton>}
      />
    )
  }
  return (
    <div className={clsx(plan && styles.withPlan)}>
      <div>
        <PartnerWall partners={partners} label={t('title')} />
        <ListFoot>
          <Pagination page={page} pages={totalPages} hrefOf={pathsOf(edition).exhibitors} />
        </ListFoot>
      </div>
      {plan && <ExhibitionPlan edition={edition} plan={plan} />}
    </div>
  )
}
