import { accountWrites } from './accounts'
import { assessmentStandardWrites } from './assessment-standards'
import { associationWrites } from './content'
import { eventArchiveWrites } from './event-archive'
import { eventContentWrites } from './event-content'
import { eventAgendaWrites } from './event-agenda'
import { eventSiteWrites } from './event-site'
import { homeWrites } from './home'
import { apiTokenWrites } from './api-tokens'
import { directoryContentWrites } from './directory-content'
import { linkWrites } from './links'
import { listingWrites } from './listings'
import { draftWrites } from './drafts'
import { meetingDataWrites } from './meeting-data'
import { meetingWrites } from './meetings'
import { memberWrites } from './members'
import { menuWrites } from './menu'
import { publicationWrites } from './publications'
import { redirectWrites } from './redirects'
import { reviewWrites } from './reviews'
import { registrationWrites } from './registrations'
import { restoringWrites } from './restored'
import { searchWordWrites } from './search-words'
import { sharedDraftWrites } from './shared-drafts'
import { systemWrites } from './system'
import type { Write } from './write'

/** Every writing call of the back office. */
export const writes: Record<string, Write> = {
  ...accountWrites,
  ...menuWrites,
  ...homeWrites,
  ...eventArchiveWrites,
  ...publicationWrites,
  ...draftWrites,
  ...sharedDraftWrites,
  ...associationWrites,
  ...memberWrites,
  ...assessmentStandardWrites,
  ...registrationWrites,
  ...restoringWrites,
  ...eventAgendaWrites,
  ...eventContentWrites,
  ...eventSiteWrites,
  ...listingWrites,
  ...directoryContentWrites,
  ...meetingDataWrites,
  ...meetingWrites,
  ...searchWordWrites,
  ...redirectWrites,
  ...reviewWrites,
  ...linkWrites,
  ...apiTokenWrites,
  ...systemWrites,
}
