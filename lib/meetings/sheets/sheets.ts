import { Problem } from '@/lib/platform/api/problem'
import { nameIn } from '@/lib/platform/i18n/names'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate, formatDateTime, formatWeekday } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pools } from '@/lib/platform/pool/pool'
import { listRooms } from '../office/days'
import { groupRows } from '../office/grouped'
import { meetingTexts } from '../office/texts'
import { listSheetMeetings, listSheetPeople, type SheetMeeting } from './queries'
import type { SheetQuery } from './schema'
import type { Sheet, SheetRow, ShownSheets } from './sheets-pdf'

/** The most meetings, and the most sheets, in one document. */
const meetingsMax = 20_000
const sheetsMax = 2_000

/**
 * Draws the requested run sheets as one PDF.
 * @throws Problem not_found for an unknown person or room, or when there are no sheets to draw; bad_input for
 * too many sheets or meetings
 */
export async function drawMeetingSheets(
  query: SheetQuery,
  now: Date,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const [meetings, owners] = await Promise.all([
    listSheetMeetings(query, meetingsMax + 1),
    query.by === 'person' ? listPersonSheetOwners(query) : listRoomSheetOwners(query),
  ])
  if (owners.length === 0) throw new Problem('not_found')
  if (owners.length > sheetsMax || meetings.length > meetingsMax)
    throw new Problem('bad_input', 'problems.too_many_rows', { rows: sheetsMax })
  return pools.documents.run('drawSheets', describeSheets(query, owners, meetings, now), signal)
}

type Owner = { id: number; title: string }

async function listPersonSheetOwners({ id, lang }: SheetQuery): Promise<Owner[]> {
  const people = await listSheetPeople(id, lang, sheetsMax + 1)
  return people.map((person) => ({ id: person.id, title: nameIn(person, lang).text }))
}

async function listRoomSheetOwners({ id, lang }: SheetQuery): Promise<Owner[]> {
  const rooms = await listRooms()
  const { sheet, seats } = meetingTexts[lang]
  return rooms
    .filter((room) => id === null || room.id === id)
    .map(({ id: number, room_number, capacity }) => ({
      id: number,
      title: `${fillPlaceholders(sheet.roomName, { room: room_number })}, ${fillPlaceholders(seats, { count: capacity })}`,
    }))
}

/** Prepares all texts of the sheets, because the code that draws them has no access to translations. */
function describeSheets(
  { by, lang }: Pick<SheetQuery, 'by' | 'lang'>,
  owners: readonly Owner[],
  meetings: readonly SheetMeeting[],
  now: Date,
): ShownSheets {
  const { sheet, fields, zone } = meetingTexts[lang]
  const meetingsByOwner = new Map<number, SheetMeeting[]>()
  for (const meeting of meetings)
    for (const owner of by === 'room' ? [meeting.room_id] : [meeting.sender.id, meeting.receiver.id]) {
      const ownMeetings = meetingsByOwner.get(owner)
      if (ownMeetings) ownMeetings.push(meeting)
      else meetingsByOwner.set(owner, [meeting])
    }
  const sheetOf = ({ id, title }: Owner): Sheet => ({
    title,
    days: [...groupRows(meetingsByOwner.get(id) ?? [], ({ day }) => day)].map(([day, ofDay]) => ({
      day: dayInWords(day, lang),
      rows: ofDay.map((meeting) => rowOf(meeting, by === 'person' ? id : null, lang)),
    })),
  })
  return {
    lang,
    kind: sheet[by],
    headings: [
      fields.time,
      by === 'person' ? sheet.with : sheet.pair,
      by === 'person' ? fields.room : fields.interpreter,
    ],
    none: sheet.none,
    note: `${zone}. ${fillPlaceholders(sheet.printed, { time: formatDateTime(now.toISOString(), lang) })}`,
    sheets: owners.map(sheetOf),
  }
}

const dayInWords = (day: string, lang: Locale) => `${formatDate(day, lang)}, ${formatWeekday(day, lang)}`

/** Formats a meeting as a row on the sheet of a participant, or of a room when `personId` is null. */
function rowOf(meeting: SheetMeeting, personId: number | null, lang: Locale): SheetRow {
  const { sheet, needsInterpreter, interpretedBy } = meetingTexts[lang]
  const { sender, receiver, interpreter } = meeting
  const nameOf = (who: { name: string; name_en: string }) => nameIn(who, lang).text
  const who =
    personId === null
      ? `${nameOf(sender)} · ${nameOf(receiver)}`
      : nameOf(sender.id === personId ? receiver : sender)
  const interpretation = interpreter
    ? fillPlaceholders(interpretedBy, { name: nameOf(interpreter) })
    : meeting.needs_interpreter
      ? needsInterpreter
      : ''
  const waits = meeting.meeting_status === 'pending' ? sheet.pending : ''
  const isOfRoom = personId === null
  return {
    time: meeting.time.slice(0, 5),
    who,
    note: [waits, meeting.meeting_description, isOfRoom ? '' : interpretation].filter(Boolean).join(' · '),
    place: isOfRoom ? interpretation : meeting.room_number,
  }
}
