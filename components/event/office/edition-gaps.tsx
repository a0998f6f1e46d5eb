import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { ErrorState, SkeletonRows } from '@/components/ui/states'
import { editionCalls } from '@/lib/event/editions/calls'
import type { EditionGap, EditionRow } from '@/lib/event/editions/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useRead } from '../../office/calls'
import styles from './edition-gaps.module.css'

type EditionHref = (edition: number) => string

const editionHref: EditionHref = (id) => `${officePaths.editions}?id=${id}`
const editionTextsHref: EditionHref = (id) => `${officePaths.eventHome}?editionTexts.id=${id}`
const sessionsHref: EditionHref = (id) => `${officePaths.weekAgenda}?eventSessions.event=${id}`
const speakersHref: EditionHref = (id) => `${officePaths.eventSpeakers}?event=${id}`
const figuresHref: EditionHref = (id) => `${officePaths.eventHome}?eventStatistics.event=${id}`
const createPartnersHref =
  (role: string): EditionHref =>
  (id) =>
    `${officePaths.partners}?event=${id}&role=${role}`

/** For each gap in an edition's content, the link to the screen on which staff fill it. */
const ways: Record<EditionGap, EditionHref> = {
  ...{ venue: editionHref, address: editionHref, english: editionHref },
  ...{
    invitation: editionTextsHref,
    about: editionTextsHref,
    picture: editionTextsHref,
    textsInEnglish: editionTextsHref,
  },
  registration: () => officePaths.editions,
  days: (id) => `${officePaths.eventDates}?event=${id}`,
  ...{ emptyDays: sessionsHref, talksWithoutSpeaker: sessionsHref },
  ...{ talksWithoutHall: sessionsHref, talksInEnglish: sessionsHref },
  ...{ speakers: speakersHref, speakersInEnglish: speakersHref },
  ...{ figures: figuresHref, figuresUnlikeRecords: figuresHref },
  organisers: createPartnersHref('organiser'),
  sponsors: createPartnersHref('sponsor'),
  exhibitors: createPartnersHref('exhibitor'),
  documents: (id) => `${officePaths.eventPresentation}?presentations.event=${id}`,
  gallery: () => officePaths.eventGallery,
}

/** The gaps of an edition, such as a missing address, each with a link to the screen that fills it. */
export function EditionGaps({ row }: { row: EditionRow }) {
  const t = useTranslations('admin.editions.gaps')
  const { data, isError, refetch } = useRead(editionCalls.listAdminEditionGaps, { id: row.id })
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <section className={styles.gaps} aria-labelledby="edition-gaps">
      <h2 id="edition-gaps" className="h4">
        {t('title')}
      </h2>
      {!data && <SkeletonRows count={3} label={t('title')} />}
      {data?.gaps.length === 0 && <p>{t('none')}</p>}
      {data && data.gaps.length > 0 && (
        <ul>
          {data.gaps.map(({ gap, count }) => (
            <li key={gap}>
              <AppLink href={ways[gap](row.id)}>{t(`of.${gap}`, { count })}</AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
