import { nameIn } from '@/lib/platform/i18n/names'
import type { TableKind } from '@/lib/platform/api/answer-file'
import { makeTableFile } from '@/lib/platform/files/table-file'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { listMeetingsForExport } from './queries'
import type { MeetingFilter, OfficeMeeting } from './schema'
import { meetingTexts, type MeetingTexts } from './texts'

/** The most meetings in an exported file. */
const rowsMax = 50_000

type Value = (row: OfficeMeeting, locale: Locale) => string
type ColumnOf = readonly [keyof MeetingTexts['fields'], widthLetters: number, value: Value]

const columns: readonly ColumnOf[] = [
  ['meeting_number', 10, ({ meeting_number }) => meeting_number],
  ['meeting_status', 16, ({ meeting_status }, locale) => meetingTexts[locale].statuses[meeting_status]],
  ['date', 12, ({ meeting_date }, locale) => formatDate(meeting_date, locale)],
  ['time', 8, ({ meeting_time }) => meeting_time],
  [
    'sender',
    32,
    ({ sender_name: name, sender_name_en: name_en }, locale) => nameIn({ name, name_en }, locale).text,
  ],
  [
    'receiver',
    32,
    ({ receiver_name: name, receiver_name_en: name_en }, locale) => nameIn({ name, name_en }, locale).text,
  ],
  ['meeting_description', 40, ({ meeting_description }) => meeting_description],
  ['room', 10, ({ room_number }) => room_number],
  ['capacity', 10, ({ capacity }) => (capacity === null ? '' : String(capacity))],
  [
    'interpreter',
    24,
    ({ interpreter, needs_interpreter }, locale) =>
      interpreter || (needs_interpreter ? meetingTexts[locale].needsInterpreter : ''),
  ],
  ['created_at', 17, ({ created_at }, locale) => formatDateTime(created_at, locale)],
]

/**
 * Exports the meetings that pass a filter as a file, in the language of the reader.
 * @throws Problem bad_input when there are more rows than a file may hold
 */
export async function exportMeetings(
  kind: TableKind,
  filter: MeetingFilter,
  locale: Locale,
  signal: AbortSignal,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const meetings = await listMeetingsForExport(filter, rowsMax + 1)
  const { fields, zone } = meetingTexts[locale]
  const table = {
    name: messageText(locale, 'admin.meetingList.sheetName'),
    columns: columns.map(([name, widthLetters]) => ({
      heading: name === 'time' ? `${fields.time} (${zone})` : fields[name],
      widthLetters,
    })),
    rows: meetings.map((row) => columns.map(([, , value]) => value(row, locale))),
  }
  return makeTableFile(kind, table, { signal, rowsMax })
}
