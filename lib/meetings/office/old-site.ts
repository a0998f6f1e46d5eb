import * as z from 'zod'
import { meetings } from '@/db/schema/meetings'
import { oldFlag, oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, oldRemoval, oldSave, type OldSite, type RecordLookup } from '@/lib/platform/old-site/kind'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import { deleteImportedMeeting, saveImportedMeeting } from '../booking/imported'
import { importedMeeting } from '../booking/schema'
import { listOldParticipants, listOldPlaces, startOfOldHour } from '../old-meetings'
import { meetingStatuses, purposeLettersMax } from '../schema'
import { meetingOfficeCalls } from './calls'

type Row = Record<string, unknown>

/** The numbers of records by what meetings say of them; null if that is the same of two. */
async function readNumbers(
  rows: AsyncIterable<unknown>,
  nameOf: (row: Row) => string,
): Promise<Map<string, unknown>> {
  const numbers = new Map<string, unknown>()
  for await (const row of rows as AsyncIterable<Row>) {
    const name = nameOf(row)
    numbers.set(name, numbers.has(name) ? null : row.id)
  }
  return numbers
}

const nameOfPerson = (name: unknown, name_en: unknown) => `${String(name ?? '')}\n${String(name_en ?? '')}`

/**
 * Lists the meetings. The calls name people and rooms only by their names, unless the old site is a Strata, so
 * their numbers are looked up in the lists of participants and rooms.
 */
async function* listOldMeetings(site: OldSite): AsyncGenerator<unknown> {
  const people = await readNumbers(listOldParticipants(site), ({ name, name_en }) =>
    nameOfPerson(name, name_en),
  )
  const rooms = await readNumbers(listOldPlaces(site, 'rooms'), ({ room_number }) => String(room_number))
  for await (const meeting of site.list('/yellow-page/get/meetings?type=all&limit=100', 'meetings')) {
    const row = meeting as Row
    const personOf = (side: string) => people.get(nameOfPerson(row[`${side}_name`], row[`${side}_name_en`]))
    yield {
      sender_id: personOf('sender'),
      receiver_id: personOf('receiver'),
      room_id: rooms.get(String(row.room_number)),
      ...row,
    }
  }
}

async function requirePerson(id: number | null, name: string, records: RecordLookup): Promise<number> {
  const here = id === null ? null : await records.idOf('meeting participants', id)
  if (here === null) throw new OldSiteProblem(`its ${name} is no participant here, or two have this name`)
  return here
}

const oldMeeting = z.object({
  ...{ id: oldId, meeting_date: oldText, meeting_time: oldText, created_at: oldMoment, answer_by: oldMoment },
  meeting_status: z.preprocess((value) => String(value).toLowerCase(), z.enum(meetingStatuses)),
  ...{ sender_id: oldId, receiver_id: oldId, room_id: oldId, room_number: oldText, interpreter_id: oldId },
  ...{ needs_interpreter: oldFlag(), meeting_description: oldText },
})

/** The state of an old meeting here: nobody can answer a request any more whose hour is past. */
function stateOf({ meeting_status }: z.output<typeof oldMeeting>, start: Date, notes: string[]) {
  if (meeting_status === 'cancelled') return { meeting_status, cancelled_as: 'cancelled' as const }
  if (meeting_status === 'accepted' || start > new Date()) return { meeting_status, cancelled_as: null }
  notes.push('was not answered before its time: ended here')
  return { meeting_status: 'cancelled' as const, cancelled_as: 'expired' as const }
}

const save = oldSave({
  route: meetingOfficeCalls.bookMeeting.route,
  kind: 'meetings',
  input: importedMeeting,
  auditOmits: ['meeting_description'],
  save: saveImportedMeeting,
})

/** The meetings of all states. Their numbers are read by people, so they stay. */
export const oldMeetings = oldKind({
  name: 'meetings',
  isOffice: true,
  list: listOldMeetings,
  schema: oldMeeting,
  idOf: ({ id }) => id,
  async toForm(old, records) {
    const start = startOfOldHour(old.meeting_date, old.meeting_time)
    if (!start) throw new OldSiteProblem('its day or its time cannot be read')
    const notes: string[] = []
    const room_id = old.room_id === null ? null : await records.idOf('meeting rooms', old.room_id)
    if (room_id === null && old.room_number) notes.push(`its room ${old.room_number} is not here`)
    const interpreter_id =
      old.interpreter_id === null ? null : await records.idOf('meeting interpreters', old.interpreter_id)
    if (interpreter_id === null && old.interpreter_id !== null) notes.push('its interpreter is not here')
    if (old.meeting_description.length > purposeLettersMax) notes.push('its description is cut short')
    const state = stateOf(old, start, notes)
    if (state.meeting_status === 'accepted' && old.answer_by !== null)
      notes.push('another hour was proposed for it, which does not come over')
    return {
      fields: {
        ...state,
        sender_id: await requirePerson(old.sender_id, 'sender', records),
        receiver_id: await requirePerson(old.receiver_id, 'receiver', records),
        ...{ starts_at: start, room_id, interpreter_id },
        needs_interpreter: old.needs_interpreter || interpreter_id !== null,
        meeting_description: old.meeting_description.slice(0, purposeLettersMax),
        // Without a deadline of the old site a request waits until the meeting would begin.
        answer_by: state.meeting_status === 'pending' ? (old.answer_by ?? start) : null,
      },
      columns: { created_at: old.created_at ?? undefined },
      notes,
    }
  },
  insert: save,
  update: save,
  remove: oldRemoval('meetings', deleteImportedMeeting),
  table: meetings,
  idColumn: meetings.id,
})
