import { and, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type RecordKind, recordKinds } from '@/db/record-kinds'
import { accounts, apiTokens } from '@/db/schema/accounts'
import {
  assessmentClauses,
  assessmentQuestions,
  assessmentSettings,
  assessmentStandards,
} from '@/db/schema/assessment'
import { publicHolidays } from '@/db/schema/reviews'
import {
  bookFiles,
  bookPages,
  documents,
  logos,
  minerals,
  miningVideos,
  monthNews,
  people,
  reports,
  sustainableMining,
  sustainablePosters,
} from '@/db/schema/content'
import {
  directoryBanners,
  directoryChanges,
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
} from '@/db/schema/directory'
import {
  eventAgendaPictures,
  eventCategories,
  eventDates,
  eventGalleryImages,
  eventHalls,
  eventNews,
  eventPartners,
  eventPresentations,
  eventPresenters,
  events,
  eventSessions,
  eventStatistics,
} from '@/db/schema/event'
import { searchShortcuts, searchSynonyms } from '@/db/schema/search-office'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import { meetingInterpreters, meetingRooms, meetings, meetingUsers } from '@/db/schema/meetings'
import { memberCompanies } from '@/db/schema/members'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { files } from '@/db/schema/files'
import { banners, contactTexts, footerInfo, redirects, socialLinks } from '@/db/schema/site'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import type { ActivityKind } from './schema'
import { isEarlierEditionSql, shownMenuItemsSql } from './shown'

/**
 * A record that a deleted record refers to. It must exist before the deleted record can be restored;
 * `message` is the refusal if it does not.
 */
type Need = { column: string; of: AnyPgColumn; message: ErrorKey }

/**
 * A public page of a kind's records. In its SQL the row is called `record`; in its addresses `{name}` stands for
 * a column of the row, or for one of `values`.
 */
export type RecordPage = {
  /** The address without a language, such as `/mm/detail/{id}`. */
  path: string
  /** Beginnings of further addresses that are there as long as the page is, such as those of a list's pages. */
  under?: readonly string[]
  values?: Readonly<Record<string, SQL>>
  /** The condition that visitors see the page. */
  isShown: SQL
  /** The address of the list that shows the record, to which the page's address leads once it is gone. */
  listing: SQL | string
  /** Beginnings of the addresses of other records that a change of this record can take away, or move. */
  moves?: readonly string[]
  /** The address is answered with another page once the record is gone, so no redirect of it would ever be asked. */
  isAlwaysAnswered?: true
  /** The lists of the sites are enough to find these pages: the office does not list those without links. */
  isFoundInLists?: true
}

type Kind = {
  table: PgTable
  /** The column of the record's number, if that is not `id`. */
  key?: 'cid'
  /** The columns that may name a record: the first one with a value is shown as the record's name. */
  names: readonly string[]
  /** The address of the record's form in the back office; the record's number is appended. */
  form: string
  /**
   * If another record's form shows this record: the column with the number of the other record, which is
   * appended to the address instead.
   */
  openedBy?: string
  /** The public pages of the records; none if visitors see them only within other pages. */
  pages?: readonly RecordPage[]
  /** The condition that a row may not be changed any more. */
  isFrozen?: SQL
  /** The condition that a row is not retired; a retired row counts as deleted. */
  isThere?: SQL
  needs?: readonly Need[]
}

/** Returns the SQL of a column of a row that is read under the name `record`. */
export const recordColumnSql = (name: string): SQL => sql`record.${sql.identifier(name)}`

const menuItem = { column: 'category_cid', of: menuCategories.cid }
const titles = ['title', 'title_en'] as const
const edition = { column: 'event_id', of: events.id, message: 'problems.restore_edition' } as const
const eventDay = {
  column: 'event_date_id',
  of: eventDates.id,
  message: 'problems.restore_event_day',
} as const

const eventHall = { column: 'hall_id', of: eventHalls.id, message: 'problems.restore_hall' } as const

const isInTime = sql`(record.appears_at is null or record.appears_at <= now())
  and (record.ends_at is null or record.ends_at > now())`
const isShownMenuItem = (type: 'news' | 'static', menu: typeof menuCategories | typeof eventCategories) =>
  sql`record.page_type = ${type} and record.cid in ${shownMenuItemsSql(menu)}`
const isListed = sql`record.is_listed`
const isEarlier = isEarlierEditionSql(recordColumnSql)
const ofEdition = (value: SQL) =>
  sql`(select ${value} from ${events} edition where edition.id = record.event_id)`
/** The address of an earlier edition. */
const editionPath = `${eventPaths.home}/{year}`

/** For each kind: its table, names, form and public pages, and the records that must exist to restore one from the bin. */
const kinds = {
  menu_categories: {
    table: menuCategories,
    key: 'cid',
    names: ['category', 'category_en'],
    form: `${officePaths.menu}?id=`,
    pages: [
      {
        path: associationPaths.page('{cid}'),
        isShown: isShownMenuItem('static', menuCategories),
        listing: associationPaths.home,
        moves: [associationPaths.page(''), `${associationPaths.blog}/`],
      },
      {
        path: `${associationPaths.blog}/{cid}=1`,
        under: [`${associationPaths.blog}/{cid}=`],
        isShown: isShownMenuItem('news', menuCategories),
        listing: associationPaths.home,
        isAlwaysAnswered: true,
      },
    ],
    needs: [{ column: 'pid', of: menuCategories.cid, message: 'problems.restore_parent' }],
  },
  page_texts: {
    table: pageTexts,
    names: [],
    form: `${officePaths.pageText}/`,
    openedBy: 'category_cid',
    needs: [{ ...menuItem, message: 'problems.restore_item' }],
  },
  news: {
    table: news,
    names: titles,
    form: `${officePaths.news}?id=`,
    pages: [
      {
        path: associationPaths.newsItem('{id}'),
        isShown: sql`record.news_status and ${isInTime}`,
        listing: sql`${`${associationPaths.blog}/`}::text || record.category_cid || '=1'`,
      },
    ],
    needs: [{ ...menuItem, message: 'problems.restore_category' }],
  },
  reports: { table: reports, names: titles, form: `${officePaths.reports}?id=` },
  documents: { table: documents, names: ['title'], form: `${officePaths.documents}?id=` },
  month_news: {
    table: monthNews,
    names: ['title'],
    form: `${officePaths.monthNews}?id=`,
    pages: [{ path: associationPaths.issue('{id}'), isShown: sql`true`, listing: associationPaths.home }],
  },
  mining_videos: { table: miningVideos, names: ['title'], form: `${officePaths.videos}?id=` },
  people: { table: people, names: ['name'], form: `${officePaths.about}?id=` },
  logos: { table: logos, names: ['name'], form: `${officePaths.logos}?id=` },
  banners: { table: banners, names: [], form: `${officePaths.slides}?id=` },
  social_links: { table: socialLinks, names: ['link'], form: `${officePaths.socialLinks}?id=` },
  footer_info: { table: footerInfo, names: ['information'], form: `${officePaths.footer}?id=` },
  minerals: { table: minerals, names: titles, form: `${officePaths.minerals}?id=` },
  book_pages: { table: bookPages, names: ['title'], form: `${officePaths.book}?bookPages.id=` },
  assessment_settings: {
    table: assessmentSettings,
    names: [],
    form: `${officePaths.assessmentSettings}?id=`,
  },
  book_files: { table: bookFiles, names: [], form: `${officePaths.book}?bookFile.id=` },
  sustainable_mining: { table: sustainableMining, names: ['title'], form: `${officePaths.sustainable}?id=` },
  sustainable_posters: {
    table: sustainablePosters,
    names: [],
    form: `${officePaths.sustainable}?id=`,
    openedBy: 'entry_id',
  },
  trades: { table: trades, names: ['product_name'], form: `${officePaths.trade}?kind=trade&id=` },
  notices: { table: notices, names: ['type'], form: `${officePaths.trade}?id=` },
  exchange_names: { table: exchangeNames, names: ['name'], form: `${officePaths.exchangeNames}?id=` },
  search_synonyms: {
    table: searchSynonyms,
    names: ['words'],
    form: `${officePaths.searchWords}?searchSynonyms.id=`,
  },
  search_shortcuts: {
    table: searchShortcuts,
    names: ['title'],
    form: `${officePaths.searchWords}?searchShortcuts.id=`,
  },
  files: { table: files, names: ['original_name'], form: `${officePaths.pictures}?id=` },
  public_holidays: {
    table: publicHolidays,
    names: ['name'],
    form: `${officePaths.holidays}?id=`,
  },
  redirects: { table: redirects, names: ['old_address'], form: `${officePaths.redirects}?id=` },
  assessment_questions: {
    table: assessmentQuestions,
    names: ['question'],
    form: `${officePaths.questions}?id=`,
    isThere: sql`retired_at is null`,
    needs: [{ column: 'pid', of: assessmentQuestions.cid, message: 'problems.restore_parent' }],
  },
  assessment_standards: {
    table: assessmentStandards,
    names: ['code'],
    form: `${officePaths.standards}?standards.id=`,
  },
  assessment_clauses: {
    table: assessmentClauses,
    names: ['clause'],
    form: `${officePaths.standards}?clauses.id=`,
    needs: [
      { column: 'question_id', of: assessmentQuestions.id, message: 'problems.restore_parent' },
      { column: 'standard_id', of: assessmentStandards.id, message: 'problems.restore_standard' },
    ],
  },
  event_categories: {
    table: eventCategories,
    key: 'cid',
    names: ['category', 'category_en'],
    form: `${officePaths.eventMenu}?id=`,
    pages: [
      {
        path: eventPaths.archiveNewsOf('{cid}'),
        under: ['/mw/2023/news/{cid}='],
        isShown: isShownMenuItem('news', eventCategories),
        listing: eventPaths.archiveNews,
        moves: [`${eventPaths.archiveNews}/`],
      },
    ],
    needs: [{ column: 'pid', of: eventCategories.cid, message: 'problems.restore_parent' }],
  },
  event_news: {
    table: eventNews,
    names: titles,
    form: `${officePaths.eventNews}?id=`,
    pages: [
      {
        path: eventPaths.archiveNewsItem('{id}'),
        isShown: sql`record.news_status`,
        listing: eventPaths.archiveNews,
      },
    ],
    needs: [{ column: 'category_cid', of: eventCategories.cid, message: 'problems.restore_category' }],
  },
  event_halls: {
    table: eventHalls,
    names: ['hall_name'],
    form: `${officePaths.eventPresentation}?eventHalls.id=`,
    needs: [edition],
  },
  event_presenters: {
    table: eventPresenters,
    names: ['name'],
    form: `${officePaths.eventSpeakers}?id=`,
    pages: [
      {
        path: eventPaths.speaker('{id}'),
        isShown: ofEdition(sql`edition.is_current`),
        listing: eventPaths.speakers,
      },
      {
        path: `${editionPath}/speaker/{id}`,
        values: { year: ofEdition(sql`edition.year`) },
        isShown: ofEdition(isEarlierEditionSql((name) => sql`edition.${sql.identifier(name)}`)),
        listing: eventPaths.home,
      },
    ],
    needs: [edition],
  },
  event_presentations: {
    table: eventPresentations,
    names: ['present_name'],
    form: `${officePaths.eventPresentation}?presentations.id=`,
    needs: [eventDay, eventHall],
  },
  event_gallery_images: {
    table: eventGalleryImages,
    names: ['caption', 'caption_en'],
    form: `${officePaths.eventGallery}?id=`,
    needs: [eventDay],
  },
  event_agenda_pictures: {
    table: eventAgendaPictures,
    names: [],
    form: `${officePaths.weekAgenda}?agendaPictures.id=`,
    needs: [eventDay],
  },
  event_sessions: {
    table: eventSessions,
    names: titles,
    form: `${officePaths.weekAgenda}?eventSessions.id=`,
    needs: [eventDay, eventHall],
  },
  contact_texts: { table: contactTexts, names: ['text'], form: `${officePaths.contactTexts}?id=` },
  accounts: { table: accounts, names: ['email'], form: `${officePaths.accounts}?id=` },
  api_tokens: { table: apiTokens, names: ['name'], form: `${officePaths.apiTokens}?id=` },
  member_companies: { table: memberCompanies, names: ['name'], form: `${officePaths.companies}?id=` },
  office_requests: { table: officeRequests, names: ['name'], form: `${officePaths.requests}?id=` },
  events: {
    table: events,
    names: ['event'],
    form: `${officePaths.editions}?id=`,
    isFrozen: sql`record.frozen_at is not null`,
    pages: [
      {
        path: editionPath,
        under: ['agenda', 'presentation', 'gallery', 'exhibitor', 'sponsor'].map(
          (part) => `${editionPath}/${part}`,
        ),
        isShown: isEarlier,
        listing: eventPaths.home,
        // The addresses of an edition's pages change as it becomes the live one, or another does.
        moves: [`${eventPaths.home}/`],
      },
      { path: `${editionPath}/speaker`, isShown: isEarlier, listing: eventPaths.home, isFoundInLists: true },
      {
        path: eventPaths.home,
        isShown: sql`record.is_current`,
        listing: eventPaths.home,
        isFoundInLists: true,
      },
    ],
  },
  event_dates: {
    table: eventDates,
    names: ['day'],
    form: `${officePaths.eventDates}?id=`,
    needs: [edition],
  },
  event_statistics: {
    table: eventStatistics,
    names: ['figure'],
    form: `${officePaths.eventHome}?eventStatistics.id=`,
    needs: [edition],
  },
  event_partners: {
    table: eventPartners,
    names: ['name'],
    form: `${officePaths.partners}?id=`,
    isFrozen: ofEdition(sql`edition.frozen_at is not null`),
    needs: [edition],
  },
  directory_categories: {
    table: directoryCategories,
    names: ['name', 'name_en'],
    form: `${officePaths.directoryCategories}?id=`,
    pages: [
      {
        path: directoryPaths.category('{category_code}'),
        under: [`${directoryPaths.category('{category_code}')}/`],
        isShown: sql`true`,
        listing: directoryPaths.home,
        moves: [directoryPaths.category('')],
        isFoundInLists: true,
      },
    ],
  },
  directory_companies: {
    table: directoryCompanies,
    names: ['name', 'name_en'],
    form: `${officePaths.listedCompanies}?id=`,
    pages: [
      {
        path: directoryPaths.company('{id}'),
        under: [`${directoryPaths.company('{id}')}/`],
        isShown: isListed,
        listing: directoryPaths.home,
        isFoundInLists: true,
      },
    ],
  },
  directory_company_categories: {
    table: directoryCompanyCategories,
    names: [],
    form: `${officePaths.listedCompanies}?id=`,
    openedBy: 'company_id',
  },
  directory_contacts: {
    table: directoryContacts,
    names: ['contact_value'],
    form: `${officePaths.listedCompanies}?id=`,
    openedBy: 'company_id',
  },
  directory_people: {
    table: directoryPeople,
    names: ['name', 'name_en'],
    form: `${officePaths.listedConsultants}?id=`,
    pages: [
      {
        path: directoryPaths.consultant('{id}'),
        isShown: isListed,
        listing: directoryPaths.home,
        isFoundInLists: true,
      },
    ],
  },
  directory_changes: {
    table: directoryChanges,
    names: ['sent_by'],
    form: `${officePaths.listingRequests}?change=`,
  },
  directory_banners: { table: directoryBanners, names: [], form: `${officePaths.directorySlides}?id=` },
  meeting_rooms: { table: meetingRooms, names: ['room_number'], form: `${officePaths.meetingInfo}?id=` },
  meeting_users: {
    table: meetingUsers,
    names: ['name', 'name_en'],
    form: `${officePaths.addMeetingUser}?id=`,
  },
  meeting_interpreters: {
    table: meetingInterpreters,
    names: ['name'],
    form: `${officePaths.meetingInterpreters}?id=`,
  },
  meetings: { table: meetings, names: [], form: `${officePaths.meetingList}?id=` },
} as const satisfies Record<keyof typeof recordKinds, Kind> & Partial<Record<ActivityKind, Kind>>

export type KnownKind = keyof typeof kinds

export const recordKindNames = Object.keys(kinds) as KnownKind[]

/** Returns whether `kinds` says for a kind where its records are stored and which form opens them. */
export function isKnownKind(kind: string): kind is KnownKind {
  return Object.hasOwn(kinds, kind)
}

export function recordKindOf(kind: KnownKind): Kind {
  return kinds[kind]
}

export function keyColumnOf(kind: KnownKind): string {
  return recordKindOf(kind).key ?? 'id'
}

/** Returns the names of the columns that can be written: those that are not generated. */
export function writableColumns(kind: KnownKind): string[] {
  return getTableConfig(recordKindOf(kind).table)
    .columns.filter(({ generated }) => generated === undefined)
    .map(({ name }) => name)
}

/** Returns the `from` and `where` of a query that reads rows by number as `record`, without retired rows. */
export function fromRecordsSql(kind: KnownKind, ids: readonly number[]): SQL {
  const { table, isThere } = recordKindOf(kind)
  const isAsked = sql`${recordColumnSql(keyColumnOf(kind))} = any (${sql.param(ids)}::integer[])`
  return sql`from ${table} as record where ${and(isAsked, isThere)}`
}

/** A function that returns the SQL of a record's column, read from its table or from a stored row. */
type ColumnReader = (name: string) => SQL

/**
 * Returns the SQL of a record's name, '' if the record has none. A page text has the name of its menu item,
 * a poster that of its row in `sustainable_mining`.
 */
export function recordNameSql(kind: KnownKind, column: ColumnReader): SQL<string> {
  if (kind === 'page_texts' || kind === 'sustainable_posters') {
    const { table, of, name } =
      kind === 'page_texts'
        ? { table: menuCategories, of: menuCategories.cid, name: menuCategories.category }
        : { table: sustainableMining, of: sustainableMining.id, name: sustainableMining.title }
    const number = sql`(${column(kinds[kind].openedBy)})::integer`
    return sql<string>`coalesce((select ${name} from ${table} where ${of} = ${number}), '')`
  }
  const names = recordKindOf(kind).names.map((name) => sql`nullif(${column(name)}, '')`)
  return sql<string>`coalesce(${sql.join([...names, sql`''`], sql`, `)})`
}

/**
 * Returns the SQL of the id with which a row's form is opened: its own, or that of the record whose form
 * contains the row.
 */
export function formRecordIdSql(kind: KnownKind, column: ColumnReader): SQL<number> {
  return sql<number>`(${column(recordKindOf(kind).openedBy ?? keyColumnOf(kind))})::integer`
}

/** Returns the address of a record's form in the office, in SQL. */
export function formAddressSql(kind: KnownKind, column: ColumnReader): SQL<string> {
  const { form } = recordKindOf(kind)
  // The social links and the footer of the event's site have screens of their own.
  const eventScreen = {
    social_links: `${officePaths.eventSocialLinks}?id=`,
    footer_info: `${officePaths.eventFooter}?id=`,
  }
  if (kind === 'social_links' || kind === 'footer_info')
    return sql<string>`case ${column('site')} when 'mw' then ${eventScreen[kind]}::text else ${form}::text end
      || ${formRecordIdSql(kind, column)}`
  // Three of the four lists of people share one page.
  const path =
    kind === 'people'
      ? sql`case ${column('about_category')}
          when 'President' then ${`${officePaths.about}?presidents.id=`}::text
          when 'Association' then ${`${officePaths.about}?council.id=`}::text
          when 'Office' then ${`${officePaths.about}?office.id=`}::text
          else ${`${officePaths.auditors}?id=`}::text end`
      : sql`${form}::text`
  return sql<string>`${path} || ${formRecordIdSql(kind, column)}`
}

/** The kinds of records that are parts of other records: `column` refers to a record of the table `whole`. */
export const parts = Object.entries(recordKinds).flatMap(([kind, { partOf }]: [string, RecordKind]) =>
  partOf ? [{ kind: kind as KnownKind, whole: partOf.table, column: partOf.column }] : [],
)
