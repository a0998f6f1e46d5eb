import * as z from 'zod'
import { eventAgendaPictures, eventSessions } from '@/db/schema/event'
import { oldId, oldList, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { listOldDays } from '../old-editions'
import { agendaCalls, sessionCalls } from './calls'

async function* listOldPictures(site: OldSite): AsyncGenerator<unknown> {
  for await (const { key, answers } of listOldDays(site))
    for (const { language, fields } of answers)
      for (const picture of recordsOf(fields, 'agenda_items'))
        yield { ...(picture as object), dayKey: key, language }
}

export const oldAgendaPictures = oldKind({
  name: 'agenda pictures',
  list: listOldPictures,
  schema: z.object({ id: oldId, dayKey: z.string(), language: z.number(), agenda_image: oldText }),
  idOf: ({ id }) => id,
  keyOf: ({ id, agenda_image, dayKey, language }) => String(id ?? `${dayKey} ${language} ${agenda_image}`),
  async toForm({ dayKey, language, agenda_image }, records) {
    return {
      fields: { event_date_id: await records.idOf('event days', dayKey), language_id: language },
      files: { image: agenda_image },
    }
  },
  insert: agendaCalls.insertAgendaPicture,
  update: agendaCalls.updateAgendaPicture,
  remove: agendaCalls.deleteAgendaPicture,
  table: eventAgendaPictures,
  idColumn: eventAgendaPictures.id,
})

/** Lists the sessions, which have the texts of both languages, from the answers of one. */
async function* listOldSessions(site: OldSite): AsyncGenerator<unknown> {
  for await (const { key, answers } of listOldDays(site))
    for (const session of recordsOf(answers[0]?.fields, 'sessions'))
      yield { ...(session as object), dayKey: key }
}

/** The sessions, which an old site of our kind gives beside the pictures. */
export const oldSessions = oldKind({
  name: 'event sessions',
  list: listOldSessions,
  schema: z.object({
    ...{
      id: oldId,
      dayKey: z.string(),
      hall_id: oldId,
      start_time: oldText,
      end_time: oldText,
      kind: oldText,
    },
    ...{ title: oldText, title_en: oldText, summary: oldText, summary_en: oldText },
    ...{ speakers: oldText, speakers_en: oldText, presenters: oldList(z.object({ id: oldId })) },
    created_at: oldMoment,
  }),
  idOf: ({ id }) => id,
  async toForm({ id: _id, dayKey, hall_id, presenters, created_at, title, ...fields }, records) {
    const hall = hall_id === null ? null : await records.idOf('event halls', hall_id)
    const speakerIds: (number | null)[] = []
    for (const { id } of presenters) speakerIds.push(await records.idOf('event speakers', id ?? 0))
    const notes = hall_id !== null && hall === null ? ['its hall is not known: it is for everybody'] : []
    if (speakerIds.includes(null)) notes.push('a key speaker of it is not known')
    return {
      fields: {
        ...fields,
        title: title || fields.title_en,
        event_date_id: await records.idOf('event days', dayKey),
        hall_id: hall,
        presenter_ids: speakerIds.filter((id) => id !== null),
      },
      columns: { created_at: created_at ?? undefined },
      notes,
    }
  },
  insert: sessionCalls.insertSession,
  update: sessionCalls.updateSession,
  remove: sessionCalls.deleteSession,
  table: eventSessions,
  idColumn: eventSessions.id,
})
