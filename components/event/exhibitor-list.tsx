import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import type { Edition } from '@/lib/event/editions/schema'
import type { Partner } from '@/lib/event/partners/schema'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { PartnerWall } from './partner-wall'

type Props = { edition: Edition; exhibitorsPage: { partners: Partner[]; totalPages: number }; page: number }

/** Shows one page of the exhibitors or, while there are none, a link to the contact page. */
export function ExhibitorList({ edition, exhibitorsPage: { partners, totalPages }, page }: Props) {
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
    <>
      <PartnerWall partners={partners} label={t('title')} />
      <ListFoot>
        <Pagination page={page} pages={totalPages} hrefOf={pathsOf(edition).exhibitors} />
      </ListFoot>
    </>
  )
}
