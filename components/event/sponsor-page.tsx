import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { listSponsors } from '@/lib/event/partners/queries'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { editionMetadata, editionRoute, parseNoParams } from './edition-route'
import { EventPage } from './event-page'
import { NoEdition } from './no-edition'
import { SponsorLevels } from './sponsor-levels'

/** The page with the sponsors of an edition, by level. */
export const sponsorRoute = editionRoute({
  part: 'sponsors',
  parseQuery: parseNoParams,
  metadata: async (view) => {
    const t = await getTranslations('event.sponsors')
    const { sponsors: path } = pathsOf(view.edition)
    return editionMetadata(view, {
      path,
      title: t('title'),
      description: t('description'),
      card: ['sponsors'],
    })
  },
  page: async ({ edition }) => {
    if (!edition) return <NoEdition />
    const [sponsors, t] = await Promise.all([listSponsors(edition.id), getTranslations('event.sponsors')])
    return (
      <EventPage edition={edition} title={t('title')} lead={edition.is_earlier ? undefined : t('lead')}>
        {sponsors.length > 0 ? (
          <SponsorLevels sponsors={sponsors} />
        ) : (
          <EmptyState
            title={t('empty')}
            hint={t('emptyHint')}
            action={<LinkButton href={eventPaths.contact}>{t('ask')}</LinkButton>}
          />
        )}
      </EventPage>
    )
  },
})
