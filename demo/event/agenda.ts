import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Transaction } from '@/db/client'
import { eventAgendaPictures, eventSessionPresenters, eventSessions } from '@/db/schema/event'
import { parseClockMinutes } from '@/lib/event/agenda/schema'
import { storeImage } from '@/lib/platform/files/store-here'
import { agendaPosters } from './agenda-posters'
import { demoSessions, demoSummaries } from './sessions'

const readMedia = (path: string) => readFile(fileURLToPath(new URL(`../media/${path}`, import.meta.url)))

function sessionRows(): (typeof eventSessions.$inferInsert)[] {
  return Object.entries(demoSessions).flatMap(([day, sessions]) =>
    sessions.map(([time, hall, kind, title, title_en, speakers = '', speakers_en = '']) => {
      const [start = '', end = ''] = time.split('-')
      const [summary, summary_en] = demoSummaries[title] ?? ['', '']
      return {
        event_date_id: Number(day),
        hall_id: hall || null,
        starts_minutes: parseClockMinutes(start) ?? 0,
        ends_minutes: parseClockMinutes(end) ?? 0,
        ...{ kind, title, title_en, summary, summary_en },
        // The text of a break is a summary and not a speaker.
        ...(kind === 'break' ? { summary: speakers, summary_en: speakers_en } : { speakers, speakers_en }),
      }
    }),
  )
}

/** The key speakers of sessions, by their titles. */
const speakersOf = new Map(
  Object.values(demoSessions)
    .flat()
    .map(([, , , title, , , , presenters = []]) => [title, presenters] as const),
)

/** Writes the agenda: sessions with their pictures of the live edition, pictures alone of 2024. */
export async function insertAgenda(tx: Transaction): Promise<void> {
  const sessions = await tx
    .insert(eventSessions)
    .values(sessionRows())
    .returning({ id: eventSessions.id, title: eventSessions.title })
  await tx.insert(eventSessionPresenters).values(
    sessions.flatMap(({ id, title }) =>
      (speakersOf.get(title) ?? []).map((presenter_id, sequence) => ({
        session_id: id,
        presenter_id,
        sequence,
      })),
    ),
  )
  const pictures: (typeof eventAgendaPictures.$inferInsert)[] = []
  for (const { file, dayId, languageId, title } of agendaPosters) {
    const { id } = await storeImage(await readMedia(file), {
      ...{ originalName: `${title}.jpg`, encoding: 'fast', pictureKind: 'document' },
    })
    pictures.push({ event_date_id: dayId, language_id: languageId, image_file_id: id })
  }
  await tx.insert(eventAgendaPictures).values(pictures)
}
