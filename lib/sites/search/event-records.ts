import { listAgenda } from '@/lib/event/agenda/queries'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { languages } from '@/lib/event/editions/schema'
import { listPartnersByIds } from '@/lib/event/partners/queries'
import type { Partner } from '@/lib/event/partners/schema'
import { listPresentationsByIds } from '@/lib/event/presentations/queries'
import { listSpeakersByIds } from '@/lib/event/speakers/queries'
import { eventPaths, partnerAnchor, sessionAnchor } from '@/lib/platform/site/event-paths'
import { indexById, type FoundRecord, joinParts } from './found-record'

type Ids = readonly number[]
type RecordsById = Promise<Map<number, FoundRecord>>

/** Returns the path of a partner: all sponsors share one page, exhibitors are on the pages of a list. */
const partnerPath = ({ id, role, page }: Pick<Partner, 'id' | 'role'> & { page: number }) =>
  `${role === 'exhibitor' ? eventPaths.exhibitors(page) : eventPaths.sponsors}#${partnerAnchor(id)}`

/** Reads sessions with their day and their place on the agenda. */
export async function readSessions(ids: Ids): RecordsById {
  const live = await getLiveEdition()
  const days = live ? await listAgenda(live.edition.id, languages[0].id) : []
  const sessions = days.flatMap(({ number, event_date, sessions }) =>
    sessions.map((session) => ({
      ...{ id: session.id, title: session.title, title_en: session.title_en, created_at: event_date },
      href: `${eventPaths.agenda(number)}#${sessionAnchor(session.id)}`,
      text: joinParts(session.speakers, session.summary),
      text_en: joinParts(session.speakers_en, session.summary_en),
    })),
  )
  return indexById(ids, sessions)
}

export async function readSpeakers(ids: Ids): RecordsById {
  const speakers = await listSpeakersByIds(ids)
  return indexById(
    ids,
    speakers.map((speaker) => ({
      ...{ id: speaker.id, href: eventPaths.speaker(speaker.id), image: speaker.profile_img },
      ...{ title: speaker.name_mn, title_en: speaker.name_en },
      text: joinParts(speaker.position_mn, speaker.about),
      text_en: joinParts(speaker.position_en, speaker.about_en),
    })),
  )
}

/** Reads documents of talks, each with its address under its day and hall. */
export async function readPresentations(ids: Ids): RecordsById {
  const [live, presentations] = await Promise.all([getLiveEdition(), listPresentationsByIds(ids)])
  return indexById(
    ids,
    presentations.flatMap(({ id, event_date_id, hall_id, ...presentation }) => {
      const day = live?.days.find((each) => each.id === event_date_id)
      if (!day) return []
      const { present_name, present_name_en, speakers, speakers_en } = presentation
      return {
        ...{ id, title: present_name, title_en: present_name_en, text: speakers, text_en: speakers_en },
        ...{ href: `${eventPaths.presentation(day.number, hall_id)}/${id}`, created_at: day.event_date },
      }
    }),
  )
}

export async function readPartners(ids: Ids): RecordsById {
  const live = await getLiveEdition()
  const partners = live ? await listPartnersByIds(live.edition.id, ids) : []
  return indexById(
    ids,
    partners.map((partner) => ({
      ...{ id: partner.id, title: partner.name, title_en: partner.name_en, href: partnerPath(partner) },
      ...{ image: partner.logo, text: joinParts(partner.stand, partner.about) },
      text_en: joinParts(partner.stand, partner.about_en),
      ...(partner.role !== 'organiser' && { role: partner.role }),
    })),
  )
}
