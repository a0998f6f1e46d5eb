import { Problem } from '@/lib/api/problem'
import { nameIn } from '@/lib/i18n/names'
import { csvLine, csvStart } from '@/lib/files/csv'
import { formatDate, formatDateTime } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { pools } from '@/lib/pool/pool'
import { listMeetingsFor } from './queries'
import type { MeetingFilter, OfficeMeeting } from './schema'
import { meetingTexts, type MeetingTexts } from './texts'

/** A list ends here. */
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

/** What a file of meetings may be, by the end of its name. */
export const meetingFiles = {
  csv: { type: 'text/csv; charset=utf-8' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

/**
 * The meetings of a filter as one file, in the language of the list.
 * @throws Problem bad_input where there are more rows than a file holds
 */
export async function exportMeetings(
  kind: keyof typeof meetingFiles,
  filter: MeetingFilter,
  locale: Locale,
  signal: AbortSignal,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const meetings = await listMeetingsFor(filter, rowsMax + 1)
  if (meetings.length > rowsMax) throw new Problem('bad_input', 'problems.too_many_rows', { rows: rowsMax })
  const { fields, zone } = meetingTexts[locale]
  const headings = columns.map(([name]) => (name === 'time' ? `${fields.time} (${zone})` : fields[name]))
  const rows = meetings.map((row) => columns.map(([, , value]) => value(row, locale)))
  if (kind === 'csv') return csvStart + [headings, ...rows].map(csvLine).join('')
  const sheet = {
    name: messageText('mn', 'admin.meetingList.sheetName'),
    columns: columns.map(([, width], at) => ({ heading: headings[at] ?? '', width })),
    rows,
  }
  return pools.documents.run('writeSheet', sheet, signal)
}
