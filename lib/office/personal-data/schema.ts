import * as z from 'zod'
import { respondent } from '@/lib/assessment/own/schema'
import { companyTexts, consultantTexts } from '@/lib/directory/registration/schema'
import { registration } from '@/lib/event/registrations/schema'
import { answeredRequest } from '@/lib/office/requests/schema'

/** The wording that the person agreed to, and when; null if they agreed to none. */
const consent = { consent: z.string().nullable(), consented_at: z.string().nullable() }

/** All personal data under one e-mail address, in the form that the association gives to the person. */
export const personalData = z.object({
  email: z.string(),
  requests: z.array(answeredRequest),
  assessments: z.array(
    respondent.extend({
      ...consent,
      answers: z.array(
        z.object({ cid: z.string(), question: z.string(), answer: z.boolean(), proof: z.boolean() }),
      ),
    }),
  ),
  /** Invitations to answer sections of a member's assessment, and how many answers the person gave there. */
  invitations: z.array(
    z.object({
      ...{ id: z.number().int(), name: z.string(), member: z.string(), year: z.number().int() },
      ...{ sections: z.array(z.string()), answers: z.number().int(), created_at: z.string() },
      ...{ opened_at: z.string().nullable(), ended_at: z.string().nullable() },
    }),
  ),
  /** Registrations for the event, with each scan of the pass at a door. */
  registrations: z.array(
    registration.extend({
      scans: z.array(z.object({ scanned_at: z.string(), door: z.string(), verdict: z.string() })),
    }),
  ),
  /** Directory registrations: the registrant's data, and the texts of the company or the consultant. */
  listings: z.array(
    z.object({
      id: z.number().int(),
      listing: z.string(),
      name: z.string(),
      position: z.string(),
      phone: z.string(),
      lang: z.string(),
      ...consent,
      company: companyTexts.omit({ categories: true }).nullable(),
      consultant: consultantTexts.nullable(),
      created_at: z.string(),
    }),
  ),
  /** Changes of listings that the person sent and on which staff have not decided: fields with new values. */
  changes: z.array(
    z.object({
      ...{ id: z.number().int(), listing: z.string(), changes: z.record(z.string(), z.unknown()) },
      created_at: z.string(),
    }),
  ),
  /** The participant with this e-mail address, with their meetings and their own steps in them. */
  participants: z.array(
    z.object({
      ...{ id: z.number().int(), name: z.string(), phone_number: z.string(), user_type: z.string() },
      ...{ name_en: z.string(), languages: z.array(z.string()), lang: z.string() },
      created_at: z.string(),
      meetings: z.array(
        z.object({
          ...{ meeting_number: z.string(), meeting_status: z.string(), meeting_description: z.string() },
          cancel_reason: z.string(),
          ...{ meeting_date: z.string(), meeting_time: z.string(), with: z.string() },
        }),
      ),
      steps: z.array(z.object({ kind: z.string(), note: z.string(), created_at: z.string() })),
    }),
  ),
  /** The errors in directory listings that the person reported. */
  reports: z.array(z.object({ id: z.number().int(), text: z.string(), created_at: z.string() })),
  /** The person's open sign-ins as an owner of listings or a participant. */
  sessions: z.array(z.object({ audience: z.string(), created_at: z.string(), expires_at: z.string() })),
  /** The mail to this address, and letters from it; the text of a code mail is empty after it was sent. `files` are names. */
  mails: z.array(
    z.object({ created_at: z.string(), subject: z.string(), text: z.string(), files: z.array(z.string()) }),
  ),
})
export type PersonalData = z.infer<typeof personalData>

export const deletedData = z.object({
  requests: z.number().int(),
  assessments: z.number().int(),
  invitations: z.number().int(),
  registrations: z.number().int(),
  listings: z.number().int(),
  participants: z.number().int(),
  reports: z.number().int(),
  mails: z.number().int(),
})
export type DeletedData = z.infer<typeof deletedData>
