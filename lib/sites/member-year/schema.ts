import * as z from 'zod'
import { openAssessment, ownYear } from '@/lib/assessment/years/schema'
import { knownMember } from '@/lib/content/members/schema'

/** Asked answers of a finished assessment, with the last day to answer. */
const askedAnswers = z.object({
  year: z.number().int(),
  count: z.number().int(),
  due_on: z.string(),
})

/** A listing of the directory whose owner was asked whether it is still correct. */
const unconfirmedListing = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  /** ISO time of the mail that asked. */
  asked_at: z.string(),
})

/** What a member has left to do; everything is empty or null where nothing waits. */
const openTasks = z.object({
  asked: z.array(askedAnswers),
  assessment: openAssessment.nullable(),
  listings: z.array(unconfirmedListing),
  /** Meeting requests to the member's registered address, and the end of the first one. */
  meetings: z.object({ count: z.number().int(), answer_by: z.string() }).nullable(),
  /** The live edition of Mining Week, while it is not over and the registered address is not registered. */
  registration: z
    .object({
      event: z.string(),
      event_en: z.string(),
      /** Null while the edition has no days yet. */
      begins_on: z.string().nullable(),
    })
    .nullable(),
})
export type OpenTasks = z.infer<typeof openTasks>

export const memberOverview = z.object({
  member: knownMember,
  /** The years with a result, newest first. */
  years: z.array(ownYear),
  open: openTasks,
})
export type MemberOverview = z.infer<typeof memberOverview>
