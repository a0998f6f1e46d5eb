import * as z from 'zod'
import { meetingTimes } from '@/db/schema/meetings'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, oldSave } from '@/lib/platform/old-site/kind'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import { localTimeOf } from '../local-time'
import { listOldPlaces, startOfOldHour } from '../old-meetings'
import { meetingHourCalls } from './calls'
import { insertImportedHour } from './mutations'
import { findHourId } from './queries'
import { importedHour } from './schema'

/** The hours of meetings, also past ones, which the office's form refuses. */
export const oldMeetingHours = oldKind({
  name: 'meeting hours',
  isOffice: true,
  list: (site) => listOldPlaces(site, 'times'),
  schema: z.object({ id: oldId, meeting_date: oldText, meeting_time: oldText }),
  idOf: () => null,
  keyOf: ({ id, meeting_date, meeting_time }) => String(id ?? `${meeting_date.slice(0, 10)} ${meeting_time}`),
  async findHere({ meeting_date, meeting_time }) {
    const start = startOfOldHour(meeting_date, meeting_time)
    return start && findHourId(start)
  },
  toForm({ meeting_date, meeting_time }) {
    const start = startOfOldHour(meeting_date, meeting_time)
    if (!start) throw new OldSiteProblem('its day or its time cannot be read')
    const { day, time } = localTimeOf(start)
    return { fields: { date: day, start_time: time } }
  },
  insert: oldSave({
    route: meetingHourCalls.insertMeetingHours.route,
    kind: 'meeting_times',
    input: importedHour,
    save: insertImportedHour,
  }),
  update: null,
  remove: meetingHourCalls.deleteMeetingHour,
  table: meetingTimes,
  idColumn: meetingTimes.id,
})
