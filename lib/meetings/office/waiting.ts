import { sql } from 'drizzle-orm'
import { meetings, meetingUsers } from '@/db/schema/meetings'
import { displayName } from '@/lib/platform/i18n/names'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

/** Meetings that a participant must answer; staff can do it for them. */
export const meetingsToAnswer: WaitingSource = {
  access: 'admin',
  from: sql`from ${meetings} meeting where meeting.waits_for_id is not null`,
  id: sql`meeting.id`,
  name: sql`concat_ws(' – ', (select name from ${meetingUsers} where id = meeting.sender_id),
    (select name from ${meetingUsers} where id = meeting.receiver_id))`,
  formatName: displayName,
  since: sql`meeting.created_at`,
  due: sql`meeting.answer_by`,
  address: sql`${`${officePaths.meetingList}?id=`}::text || meeting.id`,
}
