import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/states'
import { listEarlierEditions, listEventDays } from '@/lib/event/editions/queries'
import { getSpeakerProfile, listSpeakers } from '@/lib/event/speakers/queries'
import { speakerText } from '@/lib/event/speakers/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { shareCard } from '@/lib/sites/cards/share-card'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import {
  editionMetadata,
  editionRoute,
  type EditionView,
  homeBreadcrumbLabel,
  parseNoParams,
} from './edition-route'
import { EventPage } from './event-page'
import { SpeakerGrid } from './speaker-grid'
import { SpeakerProfile } from './speaker-profile'

/** The page with all speakers of an edition. */
export const speakersRoute = editionRoute({
  part: 'speakers',
  parseQuery: parseNoParams,
  metadata: async (view) => {
    const t = await getTranslations('event.speaker')
    const { speakers: path } = pathsOf(view.edition)
    return editionMetadata(view, {
      path,
      title: t('title'),
      description: t('description'),
      card: ['speakers'],
    })
  },
  page: async ({ locale, edition }) => {
    const [speakers, t] = await Promise.all([
      edition ? listSpeakers(edition.id) : [],
      getTranslations('event.speaker'),
    ])
    return (
      <EventPage edition={edition} title={t('title')}>
        {speakers.length > 0 ? (
          <SpeakerGrid edition={edition} speakers={speakers} locale={locale} level={2} />
        ) : (
          <EmptyState title={t('none')} />
        )}
      </EventPage>
    )
  },
})

type Params = { locale: string; year?: string; id: string }
type SpeakerRequest = EditionView<{ id: number }>

/**
 * Reads the speaker and the edition of the page. An address without a year serves the speakers of all
 * editions; `ownEdition` is null if the speaker's edition has no pages.
 */
async function readSpeakerAndEdition({ edition, query: { id } }: SpeakerRequest) {
  const speaker = await getSpeakerProfile(id)
  if (!speaker) return null
  if (speaker.event_id === edition?.id) return { speaker, ownEdition: edition }
  if (edition?.is_earlier) return null
  return {
    speaker,
    ownEdition: (await listEarlierEditions()).find((each) => each.id === speaker.event_id) ?? null,
  }
}

async function speakerMetadata(request: SpeakerRequest): Promise<Metadata | null> {
  const entry = await readSpeakerAndEdition(request)
  if (!entry) return null
  const { speaker, ownEdition } = entry
  const { name, position } = speakerText(speaker, request.locale)
  const about = bilingualText(speaker, 'about', request.locale).text
  return pageMetadata({
    locale: request.locale,
    path: pathsOf(ownEdition).speaker(speaker.id),
    title: name,
    description: about ? `${position}. ${about}` : position,
    image: await shareCard('speaker', speaker.id, request.locale),
  })
}

async function renderSpeakerPage(request: SpeakerRequest): Promise<ReactNode | null> {
  const entry = await readSpeakerAndEdition(request)
  if (!entry) return null
  const { speaker, ownEdition } = entry
  const { locale } = request
  const [days, home] = await Promise.all([
    ownEdition ? listEventDays(ownEdition.id) : [],
    homeBreadcrumbLabel({ locale, edition: ownEdition }),
  ])
  return <SpeakerProfile {...{ speaker, edition: ownEdition, days, home, locale }} />
}

/** The page of a speaker: portrait, position, biography, and sessions. */
export const speakerRoute = editionRoute<Params, { id: number }>({
  parseQuery: ({ id }) => (/^[1-9]\d{0,8}$/.test(id) ? { id: Number(id) } : null),
  metadata: speakerMetadata,
  page: renderSpeakerPage,
})
