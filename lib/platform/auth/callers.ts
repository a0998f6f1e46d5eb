import * as z from 'zod'
import type { meetingUsers } from '@/db/schema/meetings'

/** A member organisation, which signs in with a code sent to its address. */
export const memberCompany = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  logo: z.string(),
  active: z.boolean(),
})
export type MemberCompany = z.infer<typeof memberCompany>

/** A colleague whom a member invited to answer sections of its assessment. */
export type SessionColleague = {
  id: number
  name: string
  assessmentId: number
  /** The numbers of the sections that the colleague may answer. */
  sections: string[]
}

/** A member as it is signed in: with its registered address, or through a colleague. */
export type MemberCaller = MemberCompany & { colleague: SessionColleague | null }

/** A participant of meetings, who also signs in with a code sent to their address. */
export type MeetingUser = typeof meetingUsers.$inferSelect
