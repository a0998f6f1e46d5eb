import { oldAssessments } from '@/lib/assessment/member/old-site'
import { oldRespondents } from '@/lib/assessment/own/old-site'
import { oldQuestions } from '@/lib/assessment/questions/old-site'
import { oldDocuments } from '@/lib/content/documents/old-site'
import { oldEventFooter } from '@/lib/content/footer/old-site'
import { oldLogos } from '@/lib/content/logos/old-site'
import { oldMembers } from '@/lib/content/members/old-site'
import { oldMenu, oldNewsCategories } from '@/lib/content/menu/old-site'
import { oldMinerals } from '@/lib/content/minerals/old-site'
import { oldMonthNews } from '@/lib/content/month-news/old-site'
import { oldNews } from '@/lib/content/news/old-site'
import { oldPageTexts } from '@/lib/content/page-texts/old-site'
import { oldPeople } from '@/lib/content/people/old-site'
import { oldReports } from '@/lib/content/reports/old-site'
import { oldDirectorySlides, oldSlides } from '@/lib/content/slides/old-site'
import { oldEventSocialLinks, oldSocialLinks } from '@/lib/content/social/old-site'
import { oldSustainable } from '@/lib/content/sustainable/old-site'
import { oldVideos } from '@/lib/content/videos/old-site'
import { oldDirectoryCategories } from '@/lib/directory/categories/old-site'
import { oldCompanyRequests, oldConsultantRequests } from '@/lib/directory/registration/old-requests'
import { oldCompanies, oldConsultants } from '@/lib/directory/registration/old-site'
import { oldAgendaPictures, oldSessions } from '@/lib/event/agenda/old-site'
import { oldEventDays } from '@/lib/event/dates/old-site'
import { oldEditions } from '@/lib/event/editions/old-site'
import { oldPhotographs } from '@/lib/event/gallery/old-site'
import { oldHalls } from '@/lib/event/halls/old-site'
import { oldEventMenu } from '@/lib/event/menu/old-site'
import { oldPresentations } from '@/lib/event/presentations/old-site'
import { oldRegistrations } from '@/lib/event/registrations/old-site'
import { oldSpeakers } from '@/lib/event/speakers/old-site'
import { oldNotices, oldTrades } from '@/lib/exchange/old-site'
import { oldRedirects } from '@/lib/office/redirects/old-site'
import { oldRequests } from '@/lib/office/requests/old-site'
import { oldMeetingHours } from '@/lib/meetings/hours/old-site'
import { oldInterpreters } from '@/lib/meetings/interpreters/old-site'
import { oldMeetings } from '@/lib/meetings/office/old-site'
import { oldMeetingRooms } from '@/lib/meetings/rooms/old-site'
import { oldParticipants } from '@/lib/meetings/users/old-site'
import type { OldBatch, OldKind } from '@/lib/platform/old-site/kind'

/** Every kind of record that an old site gives, in the order of the import: what others name comes first. */
export const oldKinds: readonly (OldKind | OldBatch)[] = [
  ...[oldMenu, oldNewsCategories, oldPageTexts, oldNews],
  ...[oldReports, oldMonthNews, oldPeople, oldLogos, oldDocuments, oldMinerals, oldVideos, oldSustainable],
  ...[oldSlides, oldDirectorySlides, oldSocialLinks, oldQuestions],
  ...[oldTrades, oldNotices, oldDirectoryCategories, oldCompanies, oldConsultants, oldMembers],
  ...[oldCompanyRequests, oldConsultantRequests],
  ...[oldEventMenu, oldEventSocialLinks, oldEventFooter],
  ...[oldEditions, oldEventDays, oldHalls, oldSpeakers, oldAgendaPictures, oldSessions],
  ...[oldPresentations, oldPhotographs, oldRequests, oldRegistrations, oldRespondents, oldAssessments],
  ...[oldMeetingHours, oldMeetingRooms, oldParticipants, oldInterpreters, oldMeetings, oldRedirects],
]
