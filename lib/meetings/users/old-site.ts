import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import { keyOfValues, oldId, oldList, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind } from '@/lib/platform/old-site/kind'
import { listOldParticipants } from '../old-meetings'
import { meetingLanguages, userTypes } from '../schema'
import { meetingUserCalls } from './calls'

const oldUserType = z
  .string()
  .transform((text) => userTypes.find((type) => type.toLowerCase() === text.trim().toLowerCase()))
  .catch(undefined)

/** The participants of meetings, whose numbers keep the order of their list. Nobody gets a mail. */
export const oldParticipants = oldKind({
  name: 'meeting participants',
  isOffice: true,
  isPersonal: true,
  list: listOldParticipants,
  schema: z.object({
    ...{ id: oldId, name: oldText, name_en: oldText, email: oldText, phone_number: oldText },
    ...{ user_type: oldUserType, languages: oldList(z.enum(meetingLanguages)).catch([]) },
    ...{ blocked_at: oldMoment, created_at: oldMoment },
  }),
  idOf: ({ id }) => id,
  keyOf: ({ id, email }) => (id === null ? keyOfValues(email.toLowerCase()) : String(id)),
  async findHere({ email }) {
    const [row] = await db()
      .select({ id: meetingUsers.id })
      .from(meetingUsers)
      .where(eq(meetingUsers.email, email.toLowerCase()))
    return row?.id ?? null
  },
  toForm: ({ id: _id, name, name_en, user_type, blocked_at, created_at, ...fields }) => ({
    fields: {
      ...fields,
      ...{ name: name || name_en, name_en: name_en || name, user_type: user_type ?? userTypes[0] },
    },
    columns: { blocked_at: blocked_at ?? undefined, created_at: created_at ?? undefined },
  }),
  insert: meetingUserCalls.insertMeetingUser,
  update: meetingUserCalls.updateMeetingUser,
  remove: meetingUserCalls.deleteMeetingUser,
  table: meetingUsers,
  idColumn: meetingUsers.id,
})
