import { reviewsToContinue } from '@/lib/assessment/reviews/waiting'
import { newsOfToday } from '@/lib/content/news/waiting'
import { pageTextsOfToday } from '@/lib/content/page-texts/waiting'
import { peopleWithoutPhotograph } from '@/lib/content/people/waiting'
import { reportsOfToday } from '@/lib/content/reports/waiting'
import { listingChanges } from '@/lib/directory/changes/waiting'
import { newListingReports } from '@/lib/directory/reports/waiting'
import { listingRequests } from '@/lib/directory/requests/waiting'
import { daysWithoutPhotographs } from '@/lib/event/gallery/waiting'
import { meetingsToAnswer } from '@/lib/meetings/office/waiting'
import { newRequests } from '@/lib/office/requests/waiting'
import { dueTranslations } from '@/lib/office/translations/waiting'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import type { WaitingKind } from './schema'

/** Where the things of each kind are. */
export const waitingSources: Record<WaitingKind, readonly WaitingSource[]> = {
  requests: [newRequests],
  listingRequests,
  listingChanges: [listingChanges],
  listingReports: [newListingReports],
  meetings: [meetingsToAnswer],
  reviews: reviewsToContinue,
  scheduled: [newsOfToday, reportsOfToday, pageTextsOfToday],
  translations: [dueTranslations],
  pictures: [peopleWithoutPhotograph, daysWithoutPhotographs],
}
