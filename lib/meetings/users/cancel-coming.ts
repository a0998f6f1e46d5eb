import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingEvents, meetings } from '@/db/schema/meetings'
import { isComingOf } from './queries'

/**
 * Cancels the meetings of a participant that are still to take place, as the staff.
 * @param reason what both sides are told
 * @returns how many there were
 */
export async function cancelMeetingsOf(userId: number, reason: string): Promise<number> {
  const { rows } = await db().execute(sql`
    with cancelled as (
      update ${meetings} set meeting_status = 'cancelled', cancelled_as = 'staff', cancel_reason = ${reason},
        waits_for_id = null, answer_by = null, proposed_starts_at = null, proposed_room_id = null,
        version = version + 1, updated_at = now()
      where ${isComingOf(userId)}
      returning id, starts_at
    )
    insert into ${meetingEvents} (meeting_id, kind, starts_at, note)
    select id, 'cancelled', starts_at, ${reason} from cancelled order by id
    returning meeting_id`)
  return rows.length
}
