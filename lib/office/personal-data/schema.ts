import * as z from 'zod'
import { respondent } from '@/lib/assessment/own/schema'
import { registration } from '@/lib/event/registrations/schema'
import { answeredRequest } from '@/lib/office/requests/schema'

/** All personal data under one e-mail address, in the form that the association gives to the person. */
export const personalData = z.object({
  email: z.string(),
  requests: z.array(answeredRequest),
  assessments: z.array(
    respondent.extend({
      answers: z.array(
        z.object({ cid: z.string(), question: z.string(), answer: z.boolean(), proof: z.boolean() }),
      ),
    }),
  ),
  registrations: z.array(registration),
  /** Directory registrations, with the registrant's data. */
  listings: z.array(
    z.object({
      id: z.number().int(),
      listing: z.string(),
      name: z.string(),
      position: z.string(),
      phone: z.string(),
      created_at: z.string(),
    }),
  ),
  /** The participant with this e-mail address, with their meetings. */
  participants: z.array(
    z.object({
      ...{ id: z.number().int(), name: z.string(), phone_number: z.string(), user_type: z.string() },
      created_at: z.string(),
      meetings: z.array(
        z.object({
          ...{ meeting_number: z.string(), meeting_status: z.string(), meeting_description: z.string() },
          ...{ meeting_date: z.string(), meeting_time: z.string(), with: z.string() },
        }),
      ),
    }),
  ),
  /** The errors in directory listings that the person reported. */
  reports: z.array(z.object({ id: z.number().int(), text: z.string(), created_at: z.string() })),
  /** The mail to this address, and letters from it; the text of a code mail is empty after it was sent. */
  mails: z.array(z.object({ created_at: z.string(), subject: z.string(), text: z.string() })),
})
export type PersonalData = z.infer<typeof personalData>

export const deletedData = z.object({
  requests: z.number().int(),
  assessments: z.number().int(),
  registrations: z.number().int(),
  listings: z.number().int(),
  participants: z.number().int(),
  reports: z.number().int(),
  mails: z.number().int(),
})
export type DeletedData = z.infer<typeof deletedData>
