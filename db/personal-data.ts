import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accounts, staffSessions } from './schema/accounts'
import {
  assessmentColleagues,
  assessmentRespondents,
  colleagueSessions,
  memberAnswers,
  memberAssessments,
  respondentAnswers,
} from './schema/assessment'
import { assessmentChanges, assessmentFindings, assessmentReviews } from './schema/reviews'
import { auditLog } from './schema/audit'
import { rateLimits } from './schema/cache'
import { personalKindOf, type PersonalKind } from './schema/columns'
import { people } from './schema/content'
import {
  directoryChanges,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
  directoryReports,
} from './schema/directory'
import { drafts } from './schema/drafts'
import {
  eventNews,
  eventPresentations,
  eventPresenters,
  eventRegistrations,
  eventScans,
  eventSessions,
} from './schema/event'
import { recordVersions } from './schema/history'
import { mailOutbox } from './schema/mail'
import { meetingEvents, meetingInterpreters, meetings, meetingUsers } from './schema/meetings'
import {
  codeSessions,
  knownBrowsers,
  memberCompanies,
  memberSessions,
  oneTimeCodes,
  privateFiles,
} from './schema/members'
import { news } from './schema/news'
import { previewRemarks } from './schema/previews'
import { officeRequestReplies, officeRequests } from './schema/requests'
import { searchNames } from './schema/search'

/**
 * When rows with personal data are deleted. `draft`: after its last change; `period`: `PERSONAL_DATA_DAYS` after they were sent; `meeting` and
 * `listing`: with other conditions; `record`: with the record that they belong to; `remark`: after the sharing
 * of their draft; `staff`: by staff.
 */
type End =
  | 'audit'
  | 'browser'
  | 'code'
  | 'draft'
  | 'limit'
  | 'listing'
  | 'mail'
  | 'meeting'
  | 'period'
  | 'record'
  | 'remark'
  | 'session'
  | 'staff'
  | 'versions'

/** Who may read: `person` is whom the data is about, `moderators` are the roles 1 and 2. */
type Reader =
  'everybody' | 'moderator' | 'moderators' | 'participants' | 'person' | 'reviewers' | 'server' | 'staff'

/** What personal data is collected for one purpose, in one part of the platform. */
type PersonalTopic = {
  part: 'association' | 'event' | 'directory' | 'meetings' | 'shared' | 'office'
  topic: string
  tables: readonly PgTable[]
  end: End
  readers: readonly Reader[]
}

const moderators = ['moderators'] as const
const everybody = ['everybody'] as const
const participants = ['person', 'participants', 'moderators'] as const

/**
 * All tables with personal data, by purpose. The schema marks the columns; the texts of each topic are
 * `association.privacy.topics` in the catalogues.
 */
export const personalData = [
  row('association', 'request', [officeRequests, officeRequestReplies], 'period', moderators),
  row('association', 'ownAssessment', [assessmentRespondents, respondentAnswers], 'period', moderators),
  row('association', 'member', [memberCompanies], 'staff', moderators),
  row(
    'association',
    'memberAssessment',
    [
      ...[memberAssessments, memberAnswers, assessmentColleagues, privateFiles],
      ...[assessmentReviews, assessmentFindings, assessmentChanges],
    ],
    'staff',
    ['person', 'moderators', 'reviewers'],
  ),
  row('association', 'people', [people], 'staff', everybody),
  row('association', 'news', [news, eventNews], 'staff', everybody),
  row('association', 'remark', [previewRemarks], 'remark', ['staff']),
  row('event', 'registration', [eventRegistrations, eventScans], 'period', moderators),
  row('event', 'speakers', [eventPresenters, eventSessions, eventPresentations], 'staff', everybody),
  row('directory', 'registrant', [directoryRegistrants, directoryChanges], 'listing', [
    'person',
    'moderators',
  ]),
  row('directory', 'listing', [directoryPeople, directoryContacts], 'listing', everybody),
  row('directory', 'report', [directoryReports], 'period', moderators),
  row('meetings', 'participant', [meetingUsers], 'meeting', participants),
  row('meetings', 'meeting', [meetings, meetingEvents], 'meeting', participants),
  row('meetings', 'interpreter', [meetingInterpreters], 'staff', ['participants', 'staff']),
  row('shared', 'code', [oneTimeCodes], 'code', ['server']),
  row('shared', 'session', [codeSessions, colleagueSessions, memberSessions], 'session', ['server']),
  row('shared', 'browser', [knownBrowsers], 'browser', ['server']),
  row('shared', 'limit', [rateLimits], 'limit', ['server']),
  row('shared', 'mail', [mailOutbox], 'mail', moderators),
  row('shared', 'search', [searchNames], 'record', moderators),
  row('office', 'account', [accounts], 'staff', ['moderator']),
  row('office', 'staffSession', [staffSessions], 'session', ['moderator']),
  row('office', 'activity', [auditLog], 'audit', ['moderator']),
  row('office', 'versions', [recordVersions], 'versions', ['staff']),
  row('office', 'drafts', [drafts], 'draft', ['staff']),
]

function row<Topic extends string>(
  part: PersonalTopic['part'],
  topic: Topic,
  tables: PersonalTopic['tables'],
  end: End,
  readers: PersonalTopic['readers'],
) {
  return { part, topic, tables, end, readers }
}

/** The kinds of personal data in the marked columns of tables, each once, in the order of the columns. */
export function personalKindsOf(tables: readonly PgTable[]): PersonalKind[] {
  const kinds = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap((column) => personalKindOf(column) ?? []),
  )
  return [...new Set(kinds)]
}
