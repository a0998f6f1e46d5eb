import { listInvitationsByEmail } from '@/lib/assessment/colleagues/queries'
import { listSelfAssessmentsByEmail } from '@/lib/assessment/own/queries'
import { readRegistrationsAndReportsByEmail } from '@/lib/directory/owners/queries'
import { listRegistrationsByEmail } from '@/lib/event/registrations/queries'
import { listParticipantDataByEmail } from '@/lib/meetings/participants/queries'
import { listCodeSessionsOf } from '@/lib/platform/auth/code-session'
import { listMailOf } from '@/lib/platform/mail/outbox'
import { listRequestsOf } from '@/lib/office/requests/queries'
import type { PersonalData } from './schema'

/**
 * Reads all data under an e-mail address; every list is empty for an unknown address.
 * @param email in lower case
 */
export async function findPersonalData(email: string): Promise<PersonalData> {
  const [requests, assessments, invitations, registrations, directory, participants, sessions, mails] =
    await Promise.all([
      listRequestsOf(email),
      listSelfAssessmentsByEmail(email),
      listInvitationsByEmail(email),
      listRegistrationsByEmail(email),
      readRegistrationsAndReportsByEmail(email),
      listParticipantDataByEmail(email),
      listCodeSessionsOf(email),
      listMailOf(email),
    ])
  return {
    ...{ email, requests, assessments, invitations, registrations },
    ...{ ...directory, participants, sessions, mails },
  }
}
