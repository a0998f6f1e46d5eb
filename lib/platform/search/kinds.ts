import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accounts } from '@/db/schema/accounts'
import { assessmentQuestions, assessmentRespondents } from '@/db/schema/assessment'
import {
  documents,
  logos,
  minerals,
  miningVideos,
  monthNews,
  people,
  reports,
  sustainableMining,
} from '@/db/schema/content'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryPeople,
  directoryReports,
} from '@/db/schema/directory'
import {
  eventDates,
  eventNews,
  eventPartners,
  eventPresentations,
  eventPresenters,
  events,
  eventSessions,
} from '@/db/schema/event'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import { files } from '@/db/schema/files'
import { searchShortcuts, searchSynonyms } from '@/db/schema/search-office'
import { memberCompanies } from '@/db/schema/members'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { contactTexts, footerInfo, redirects, socialLinks } from '@/db/schema/site'
import { translations } from '@/db/schema/translations'
import type { StaffAccess } from '@/lib/platform/api/call'
import { shownMenuItemsSql } from '@/lib/platform/records/shown'

export type SearchKindDefinition = {
  /** The table of the records, with its joins. */
  from: SQL
  /** The record's number, which identifies a hit. */
  id: PgColumn
  /** The columns of the record's title or name, in all its languages; a match in them counts most. */
  title: readonly PgColumn[]
  /**
   * Whether the titles are names. The whole term is then also compared with each whole name
   * (`lib/platform/search/names.ts`).
   */
  hasNames?: boolean
  /** Further texts, without HTML. */
  texts?: readonly (PgColumn | SQL)[]
  /** Further texts in HTML, of which only the words are indexed. */
  html?: readonly PgColumn[]
  /** The PDF that the record shows, of which the text is indexed too. */
  pdf?: PgColumn
  /**
   * The value that sorts equally good hits, latest first: a date or, for kinds whose date means nothing,
   * another value.
   */
  date: PgColumn | SQL
  /** The staff who may find every record of the kind; visitors find only its public records. */
  access: StaffAccess
  /** The period in which visitors may find a record; without it, visitors find none of this kind. */
  public?: { from: SQL; until?: SQL }
  /**
   * A further condition on `record_id` for visitors. It depends on other records too, which may change at any
   * time, so each search checks it.
   */
  isShown?: SQL
}

/**
 * The condition that a record belongs to the live edition, whose content visitors find. Each search checks
 * it, because another edition may become the live one.
 * @param source joins the records, named `own`, to the edition named `live`
 */
const isOfLiveEdition = (source: SQL) =>
  sql`record_id in (select own.id from ${events} live join ${source} where live.is_current)`
const joinToLiveEditionByDay = (source: SQL) =>
  sql`${eventDates} day on day.event_id = live.id join ${source} own on own.event_date_id = day.id`

const ever = sql`'-infinity'::timestamptz`
const always = { from: ever }

/** Returns when visitors may find a record: its schedule; `from` is null if the record is switched off. */
const publicPeriodOf = (
  scheduleColumns: { appears_at: PgColumn; ends_at: PgColumn },
  isOn: SQL = sql`true`,
) => ({
  from: sql`case when ${isOn} then coalesce(${scheduleColumns.appears_at}, ${ever}) end`,
  until: sql`${scheduleColumns.ends_at}`,
})

/**
 * A moment that is used instead of a date, so that shorter names come first: a shorter name has fewer words
 * besides the searched one.
 */
const pseudoDateByNameLength = (name: PgColumn, nameEn: PgColumn) =>
  sql`timestamptz 'epoch' - make_interval(days => length(coalesce(nullif(${name}, ''), ${nameEn})))`

/** Selects the English name for a product's or seller's name on the exchange. */
const englishNameSql = (kind: 'product' | 'seller', name: PgColumn) => sql`(
  select named.name_en from ${exchangeNames} named where named.kind = ${sql.raw(`'${kind}'`)} and named.name = ${name})`

/**
 * Selects the names of sub-categories and of their main categories in both languages.
 * @param selection the query of the sub-categories to select
 */
const categoryNamesSql = (selection: SQL) => sql`(
  select string_agg(concat_ws(E'\n', named.name, named.name_en), E'\n') from ${directoryCategories} named
  where exists (${selection} and named.category_code in (own.category_code, left(own.category_code, 2))))`

/**
 * Every searchable kind of record, and its searched texts. A kind's tables must also be listed in
 * `db/search-tables.ts`, from which the triggers that note changed records are made.
 */
export const kinds = {
  news: {
    from: sql`${news}`,
    id: news.id,
    title: [news.title, news.title_en],
    texts: [news.summary, news.summary_en],
    html: [news.text, news.text_en],
    date: news.created_at,
    access: 'staff',
    public: publicPeriodOf(news, sql`${news.news_status}`),
  },
  /** Menu items, by their names and the texts of their pages. */
  page: {
    from: sql`${menuCategories} left join ${pageTexts} on ${pageTexts.category_cid} = ${menuCategories.cid}`,
    id: menuCategories.cid,
    title: [menuCategories.category, menuCategories.category_en],
    html: [pageTexts.text, pageTexts.text_en],
    date: menuCategories.created_at,
    access: 'staff',
    // A page without a text has no schedule, so only the switch of its menu item counts.
    public: publicPeriodOf(pageTexts, sql`${menuCategories.category_status}`),
    isShown: sql`record_id in ${shownMenuItemsSql()}`,
  },
  report: {
    from: sql`${reports}`,
    id: reports.id,
    title: [reports.title, reports.title_en],
    pdf: reports.pdf_file_id,
    date: reports.created_at,
    access: 'staff',
    public: publicPeriodOf(reports),
  },
  person: {
    from: sql`${people}`,
    id: people.id,
    title: [people.name, people.name_en],
    texts: [
      ...[people.position, people.position_en, people.company, people.company_en],
      sql`case ${people.about_category} when 'President' then E'Ерөнхийлөгч\\nPresident'
        when 'Auditor' then E'Аудитор\\nAuditor' end`,
    ],
    date: people.created_at,
    access: 'staff',
    public: always,
  },
  document: {
    from: sql`${documents}`,
    id: documents.id,
    title: [documents.title, documents.title_en],
    pdf: documents.pdf_file_id,
    date: documents.created_at,
    access: 'staff',
    public: always,
  },
  standard: {
    from: sql`${sustainableMining}`,
    id: sustainableMining.id,
    title: [sustainableMining.title],
    pdf: sustainableMining.pdf_file_id,
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: always,
  },
  'month-news': {
    from: sql`${monthNews}`,
    id: monthNews.id,
    title: [monthNews.title, monthNews.title_en],
    pdf: monthNews.pdf_file_id,
    date: monthNews.created_at,
    access: 'staff',
    public: always,
  },
  company: {
    from: sql`${memberCompanies}`,
    id: memberCompanies.id,
    title: [memberCompanies.name],
    texts: [memberCompanies.email],
    date: memberCompanies.created_at,
    access: 'admin',
  },
  request: {
    from: sql`${officeRequests}`,
    id: officeRequests.id,
    title: [officeRequests.name],
    texts: [
      officeRequests.email,
      officeRequests.phone_number,
      officeRequests.business_type,
      officeRequests.note,
    ],
    date: officeRequests.created_at,
    access: 'admin',
  },
  respondent: {
    from: sql`${assessmentRespondents}`,
    id: assessmentRespondents.id,
    title: [assessmentRespondents.name],
    texts: [assessmentRespondents.email, assessmentRespondents.phone_number],
    date: assessmentRespondents.created_at,
    access: 'admin',
  },
  account: {
    from: sql`${accounts}`,
    id: accounts.id,
    title: [accounts.first_name, accounts.last_name],
    texts: [accounts.email, accounts.phone_number, accounts.position, accounts.department],
    date: accounts.created_at,
    access: 'moderator',
  },
  video: {
    from: sql`${miningVideos}`,
    id: miningVideos.id,
    title: [miningVideos.title, miningVideos.title_en],
    date: miningVideos.created_at,
    access: 'staff',
  },
  mineral: {
    from: sql`${minerals}`,
    id: minerals.id,
    title: [minerals.title, minerals.title_en],
    date: minerals.created_at,
    access: 'staff',
  },
  logo: {
    from: sql`${logos}`,
    id: logos.id,
    title: [logos.name, logos.name_en],
    texts: [logos.link],
    date: logos.created_at,
    access: 'staff',
  },
  'social-link': {
    from: sql`${socialLinks}`,
    id: socialLinks.id,
    title: [socialLinks.icon, socialLinks.link],
    date: socialLinks.created_at,
    access: 'staff',
  },
  'event-news': {
    from: sql`${eventNews}`,
    id: eventNews.id,
    title: [eventNews.title, eventNews.title_en],
    texts: [eventNews.summary, eventNews.summary_en],
    html: [eventNews.text, eventNews.text_en],
    date: eventNews.created_at,
    access: 'staff',
  },
  session: {
    from: sql`${eventSessions}`,
    id: eventSessions.id,
    title: [eventSessions.title, eventSessions.title_en],
    texts: [
      ...[eventSessions.speakers, eventSessions.speakers_en],
      ...[eventSessions.summary, eventSessions.summary_en],
    ],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: always,
    isShown: isOfLiveEdition(joinToLiveEditionByDay(sql`${eventSessions}`)),
  },
  /** Key speakers of the event. */
  speaker: {
    from: sql`${eventPresenters}`,
    id: eventPresenters.id,
    title: [eventPresenters.name, eventPresenters.name_en],
    texts: [
      ...[eventPresenters.position, eventPresenters.position_en],
      ...[eventPresenters.about, eventPresenters.about_en],
    ],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: always,
    isShown: isOfLiveEdition(sql`${eventPresenters} own on own.event_id = live.id`),
  },
  presentation: {
    from: sql`${eventPresentations}`,
    id: eventPresentations.id,
    title: [eventPresentations.present_name, eventPresentations.present_name_en],
    texts: [eventPresentations.speakers, eventPresentations.speakers_en],
    pdf: eventPresentations.pdf_file_id,
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: always,
    isShown: isOfLiveEdition(joinToLiveEditionByDay(sql`${eventPresentations}`)),
  },
  /** Partners of the event; visitors do not find its organisers. */
  partner: {
    from: sql`${eventPartners}`,
    id: eventPartners.id,
    title: [eventPartners.name, eventPartners.name_en],
    texts: [eventPartners.about, eventPartners.about_en, eventPartners.stand],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: always,
    isShown: isOfLiveEdition(sql`${eventPartners} own on own.event_id = live.id and own.role <> 'organiser'`),
  },
  'footer-line': {
    from: sql`${footerInfo}`,
    id: footerInfo.id,
    title: [footerInfo.information],
    date: footerInfo.created_at,
    access: 'staff',
    public: { from: sql`case when ${footerInfo.site} = 'mm' then ${ever} end` },
  },
  /** The association's address and office hours. */
  'contact-text': {
    from: sql`${contactTexts}`,
    id: contactTexts.id,
    title: [contactTexts.text, contactTexts.text_en],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: { from: sql`case when ${contactTexts.kind} <> 'map' then ${ever} end` },
  },
  /** Questions of the assessment, without those that are no longer asked. */
  question: {
    from: sql`${assessmentQuestions}`,
    id: assessmentQuestions.id,
    title: [assessmentQuestions.question, assessmentQuestions.question_en],
    texts: [assessmentQuestions.cid],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
    public: { from: sql`case when ${assessmentQuestions.retired_at} is null then ${ever} end` },
  },
  trade: {
    from: sql`${trades}`,
    id: trades.id,
    title: [trades.product_name],
    texts: [
      trades.seller_name,
      trades.trade_num,
      englishNameSql('product', trades.product_name),
      englishNameSql('seller', trades.seller_name),
    ],
    date: trades.trade_datetime,
    access: 'staff',
  },
  notice: {
    from: sql`${notices}`,
    id: notices.id,
    title: [notices.type],
    texts: [
      notices.seller_name,
      notices.order_num,
      englishNameSql('product', notices.type),
      englishNameSql('seller', notices.seller_name),
    ],
    date: notices.sell_datetime,
    access: 'staff',
  },
  /** Names of products and sellers on the exchange, with their English names; visitors find traded products. */
  'exchange-name': {
    from: sql`${exchangeNames}`,
    id: exchangeNames.id,
    title: [exchangeNames.name, exchangeNames.name_en],
    // The words that a result shows with the price.
    texts: [sql`case ${exchangeNames.kind} when 'product' then E'Сүүлийн үнэ\\nLast price' end`],
    date: exchangeNames.created_at,
    access: 'staff',
    public: { from: sql`case when ${exchangeNames.kind} = 'product' then ${ever} end` },
    isShown: sql`exists (select from ${exchangeNames} named join ${trades} on ${trades.product_name} = named.name
      where named.id = record_id and named.kind = 'product')`,
  },
  /** Companies of the directory. */
  listing: {
    from: sql`${directoryCompanies}`,
    id: directoryCompanies.id,
    title: [directoryCompanies.name, directoryCompanies.name_en],
    hasNames: true,
    texts: [
      directoryCompanies.registration_number,
      directoryCompanies.about,
      directoryCompanies.about_en,
      categoryNamesSql(sql`select from ${directoryCompanyCategories} placed
        join ${directoryCategories} own on own.id = placed.category_id
        where placed.company_id = ${directoryCompanies.id}`),
    ],
    date: pseudoDateByNameLength(directoryCompanies.name, directoryCompanies.name_en),
    access: 'admin',
    public: { from: sql`case when ${directoryCompanies.is_listed} then ${ever} end` },
  },
  /** Consulting engineers of the directory. */
  consultant: {
    from: sql`${directoryPeople}`,
    id: directoryPeople.id,
    title: [directoryPeople.name, directoryPeople.name_en],
    hasNames: true,
    texts: [
      directoryPeople.profession,
      directoryPeople.profession_en,
      directoryPeople.advice_range,
      directoryPeople.advice_range_en,
      categoryNamesSql(sql`select from ${directoryCategories} own where own.category_code = '0403'`),
    ],
    date: pseudoDateByNameLength(directoryPeople.name, directoryPeople.name_en),
    access: 'admin',
    public: { from: sql`case when ${directoryPeople.is_listed} then ${ever} end` },
  },
  /** Categories of the directory, also by their codes. */
  'directory-category': {
    from: sql`${directoryCategories}`,
    id: directoryCategories.id,
    title: [directoryCategories.name, directoryCategories.name_en],
    texts: [directoryCategories.category_code],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
  },
  /** Visitors' reports of errors in listings, also found by the names of the listing. */
  'listing-report': {
    from: sql`${directoryReports}
      left join ${directoryCompanies} on ${directoryCompanies.id} = ${directoryReports.company_id}
      left join ${directoryPeople} on ${directoryPeople.id} = ${directoryReports.person_id}`,
    id: directoryReports.id,
    title: [
      ...[directoryCompanies.name, directoryCompanies.name_en],
      ...[directoryPeople.name, directoryPeople.name_en],
    ],
    texts: [directoryReports.text, directoryReports.email],
    date: directoryReports.created_at,
    access: 'admin',
  },
  /** Pictures, by their original file names and by what they show. */
  picture: {
    from: sql`(select * from ${files} where kind = 'image') as ${files}`,
    id: files.id,
    title: [files.original_name],
    texts: [files.description, files.description_en],
    date: files.created_at,
    access: 'staff',
  },
  /** The office's table of words that mean the same. */
  synonym: {
    from: sql`${searchSynonyms}`,
    id: searchSynonyms.id,
    title: [searchSynonyms.words],
    date: searchSynonyms.created_at,
    access: 'staff',
  },
  /** The pages that the office shows above the results of a search. */
  shortcut: {
    from: sql`${searchShortcuts}`,
    id: searchShortcuts.id,
    title: [searchShortcuts.title, searchShortcuts.title_en],
    texts: [searchShortcuts.phrases, searchShortcuts.path],
    date: searchShortcuts.created_at,
    access: 'staff',
  },
  /** The redirects from addresses that the sites do not have. */
  redirect: {
    from: sql`${redirects}`,
    id: redirects.id,
    title: [redirects.old_address],
    texts: [redirects.new_address],
    date: redirects.created_at,
    access: 'staff',
  },
  /** The translation states of records, found by the records' names in the office. */
  translation: {
    from: sql`${translations}`,
    id: translations.id,
    title: [translations.name],
    date: sql`'epoch'::timestamptz`,
    access: 'staff',
  },
} as const satisfies Record<string, SearchKindDefinition>

export type SearchKind = keyof typeof kinds

/** Returns the definition of a kind that is only known at run time. */
export const definitionOf = (kind: SearchKind): SearchKindDefinition => kinds[kind]
