import { makeResult } from '@/tests/factories/assessment'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pool } from '@/db/client'
import { dayIn } from '@/tests/factories/api-tokens'
import { makeEdition, makeEventDay } from '@/tests/factories/event'
import { makeConsultant, makeListing } from '@/tests/factories/listings'
import { makeHour, makeParticipant } from '@/tests/factories/meetings'
import { makeMember } from '@/tests/factories/assessment'
import { makeCategory, pictureBytes } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { contentOf } from './content-cases'
import { eventNewsForm, makeEventItem } from './write-cases/event-archive'
import { visitor } from './event-editions'
import { ask, blobOf, formOf, someone } from './harness'
import { writes } from './write-cases/all'
import { partInTurn, turn } from '../whole-suite'

/** A call that asks for something that the check forbids. */
type Attempt = { route: string; json?: unknown; form?: FormData; public?: true; participant?: string }
/** Each check is met by a refusal of the schema, or the case says why no input reaches it. */
type Counterpart = { attempt: () => Promise<Attempt> | Attempt } | { unreachable: string }

const account = { first_name: 'Бат', email: 'bat@test.example', account_role: 3 }
const newsForm = async (values: Record<string, string>) =>
  formOf({
    ...{ publisher: 'Админ', category_cid: (await makeCategory()).cid, image: blobOf(await pictureBytes()) },
    ...values,
  })
const post = (path: string, json: unknown): Counterpart => ({
  attempt: () => ({ route: `POST ${path}`, json }),
})
const news = (values: Record<string, string>): Counterpart => ({
  attempt: async () => ({ route: 'POST /admin/insert/news', form: await newsForm(values) }),
})
const item = (values: object): Counterpart =>
  post('/admin/insert/category', {
    ...{ page_type: 'static', category_level: 1, category: 'а', category_en: 'a' },
    ...values,
  })
const eventNews = (values: Record<string, string>): Counterpart => ({
  attempt: async () => ({
    route: 'POST /mw/admin/insert/news',
    form: await eventNewsForm('', { summary: '', text: '', ...values }),
  }),
})
const content = (insert: string, values: Record<string, string>): Counterpart => ({
  attempt: async () => {
    const route = `POST ${insert}`
    return { route, form: formOf({ ...(await contentOf(route).fields('Нэр')), ...values }) }
  },
})
/** A row that belongs to an edition. */
const eventPart = (what: string, values: object): Counterpart => ({
  attempt: async () => ({
    route: `POST /mw/admin/insert/${what}`,
    json: { event_id: await makeEdition(), ...values },
  }),
})
const scan = (values: object): Counterpart =>
  post('/mw/admin/insert/scans', {
    sent_at: '2025-09-11T01:00:00Z',
    scans: [{ id: randomUUID(), text: '', door: 'А', scanned_at: '2025-09-11T01:00:00Z', ...values }],
  })
const meetingUser = (values: object): Counterpart =>
  post('/yellow-page/insert/meeting-user', {
    ...{ name: 'Говь', name_en: 'Gobi', email: 'a@meeting.example', user_type: 'Sponsor' },
    ...values,
  })
const synonym = (values: object): Counterpart =>
  post('/admin/insert/search-synonym', { words: 'зэс; copper', direction: 'both', lang: 'all', ...values })
const shortcut = (values: object): Counterpart =>
  post('/admin/insert/search-shortcut', {
    ...{ phrases: 'элсэх', title: 'Элсэх', title_en: 'Join', path: '/mm/membership' },
    ...values,
  })
const token = (values: object): Counterpart =>
  post('/admin/insert/api-token', { name: 'Тайлан', account_role: 3, ends_on: dayIn(30), ...values })
const redirect = (values: object): Counterpart =>
  post('/admin/insert/redirect', { old_address: '/old', new_address: '/mm', ...values })
const interpreter = (values: object): Counterpart =>
  post('/yellow-page/insert/interpreter', { name: 'Бат', languages: ['mn', 'en'], ...values })
/** A save of a company of the directory. */
const listing = (about: object, more: object = {}, company: object = {}): Counterpart => ({
  attempt: async () => {
    const { id } = await makeListing({ approval: true, name_en: '' })
    const json = {
      company: { company: { id, ...company }, about: [{ lang: 'mn', name: 'А', ...about }] },
      ...more,
    }
    return { route: 'POST /yellow-page/update/company', json }
  },
})
/** A session on a new day. */
const session = (values: object): Counterpart => ({
  attempt: async () => ({
    route: 'POST /mw/admin/insert/session',
    json: {
      ...{ event_date_id: await makeEventDay(), start_time: '09:30', end_time: '10:00', title: 'Илтгэл' },
      ...values,
    },
  }),
})
/** A report of an error in a listing. */
const report = (values: object): Counterpart => ({
  attempt: () => ({
    ...{ route: 'POST /client/yellow-page/insert/report', public: true },
    json: { company_id: 1, text: 'Хаяг буруу', ...values },
  }),
})
/** A registration of a consulting engineer. */
const registerConsultant = (values: object): Counterpart =>
  post('/yellow-page/insert/yellow-consultant', {
    ...{ nameMn: 'А', nameEn: 'A', professionMn: 'Геологич', professionEn: 'Geologist', phone: '99' },
    ...{ registrantName: 'Бат', registrantPosition: 'Захирал', registrantPhone: '99' },
    ...{ registrantEmail: 'bat@owner.example' },
    ...values,
  })
const meetingAsked = (receiver_id: number, time_id: number, meeting_description = 'Танилцах') => ({
  route: 'POST /client/yellow-page/meetings/ask',
  json: { receiver_id, time_id, meeting_description },
})
const states: Counterpart = { unreachable: 'what state a meeting is in is written by us' }
const reviewing = {
  unreachable: 'refused by the schema of a call for reviewers (assessment-reviews.test.ts)',
}
const computedValues: Counterpart = { unreachable: 'computed by us from stored answers' }
const bytes: Counterpart = { unreachable: 'told by the bytes of the file, never by its sender' }
const importedRows: Counterpart = { unreachable: 'a bad row of a file is named and left out: see below' }

const counterparts: Record<string, Counterpart> = {
  event_agenda_pictures_language_known: {
    attempt: async () => ({
      route: 'POST /mw/admin/insert/agenda',
      form: formOf({
        ...{ event_date_id: await makeEventDay(), language_id: 3 },
        image: blobOf(await pictureBytes()),
      }),
    }),
  },
  event_sessions_in_order: session({ end_time: '09:30' }),
  event_sessions_within_day: session({ end_time: '24:01' }),
  event_sessions_titled: session({ title: ' ' }),
  event_sessions_kind_known: session({ kind: 'concert' }),
  api_tokens_name_filled: token({ name: ' \t' }),
  api_tokens_role_known: token({ account_role: 4 }),
  api_tokens_year: token({ ends_on: '2100-01-01' }),
  accounts_role_known: post('/admin/insert/account', { ...account, account_role: 4 }),
  accounts_first_name_filled: post('/admin/insert/account', { ...account, first_name: ' \t' }),
  assessment_questions_cid_dotted: post('/admin/insert/question', { cid: '7.4.', question: 'Асуулт' }),
  assessment_standards_named: post('/admin/insert/assessment-standard', { code: 'GRI', name: ' ' }),
  assessment_clauses_clause: post('/admin/insert/assessment-clause', {
    ...{ cid: '7.4', standard_id: 1, clause: ' ' },
  }),
  assessment_questions_asked: post('/admin/insert/question', { cid: '7.4', question: ' ' }),
  event_registrations_lang_known: post('/mw/admin/insert/registration', { ...visitor, lang: 'ru' }),
  event_registrations_country_code: post('/mw/admin/insert/registration', { ...visitor, country: 'MNG' }),
  event_registrations_filled: post('/mw/admin/insert/registration', { ...visitor, company: ' ' }),
  event_scans_verdict_known: { unreachable: 'told by us of each scan' },
  event_scans_verdict_offline_known: scan({ verdict_offline: 'perhaps' }),
  event_scans_door_named: scan({ door: ' ' }),
  translations_kind_known: { unreachable: 'written by triggers alone' },
  staff_sessions_short: { unreachable: 'a session is as long as we make it' },
  colleague_sessions_short: { unreachable: 'a session is as long as we make it' },
  member_sessions_short: { unreachable: 'a session is as long as we make it' },
  code_sessions_short: { unreachable: 'a session is as long as we make it' },
  directory_registrants_of_one: {
    unreachable: 'a registrant is written with the listing that they registered',
  },
  directory_registrants_lang_known: registerConsultant({ lang: 'de' }),
  directory_registrants_filled: registerConsultant({ registrantPosition: ' ' }),
  meeting_bookings_of_one: { unreachable: 'what is taken is written by us, each by itself' },
  meeting_bookings_own: { unreachable: 'only hours of people are taken without a meeting' },
  meetings_of_two: {
    attempt: async () => {
      const { id, email } = await makeParticipant()
      return { ...meetingAsked(id, (await makeHour()).id), participant: email }
    },
  },
  meetings_description_short: {
    attempt: async () => ({
      ...meetingAsked((await makeParticipant()).id, (await makeHour()).id, 'а'.repeat(501)),
      participant: (await makeParticipant()).email,
    }),
  },
  meetings_pending_waits: states,
  meetings_waits_until: states,
  meetings_proposal_of_accepted: states,
  meetings_cancelled_somehow: states,
  outgoing_hold_is_only: { unreachable: 'written by commands alone, with its default' },
  one_time_codes_tries: { unreachable: 'counted by us, and five are the end of a code' },
  assessment_colleagues_sections: {
    attempt: async () => ({
      route: 'POST /client/insert/colleague',
      member: await makeMember(),
      json: { name: 'Сараа', email: 'a@test.example', sections: [] },
    }),
  },
  assessment_respondents_share: computedValues,
  member_assessments_completed_whole: computedValues,
  member_assessments_lang_known: { unreachable: 'the language of the request is one of the two' },
  assessment_reviews_state_known: states,
  assessment_reviews_asked_until: states,
  assessment_findings_known: reviewing,
  assessment_findings_remark: reviewing,
  assessment_changes_known: computedValues,
  public_holidays_named: post('/admin/insert/holiday', { day: '2031-01-01', name: ' ' }),
  member_answers_proof_marked: computedValues,
  member_results_share: computedValues,
  member_companies_named: {
    attempt: async () => ({
      route: 'POST /admin/insert/member-companies',
      form: formOf({ name: ' ', email: 'a@test.example', image: blobOf(await pictureBytes()) }),
    }),
  },
  menu_categories_type_known: item({ page_type: 'page' }),
  menu_categories_level_known: item({ category_level: 4 }),
  menu_categories_level_parent: item({ category_level: 2 }),
  menu_categories_third_static: {
    attempt: async () => {
      const top = await makeCategory()
      const second = await makeCategory({ category_level: 2, pid: top.cid })
      return {
        route: 'POST /admin/insert/category',
        json: {
          ...{ page_type: 'news', category_level: 3, pid: second.cid, category: 'а', category_en: 'a' },
        },
      }
    },
  },
  menu_categories_own_parent: {
    unreachable: 'an item is its own only once it has a number, and keeps its place',
  },
  news_has_content: news({}),
  news_mn_whole: news({ title: 'Гарчиг' }),
  news_en_whole: news({ title_en: 'Title', summary_en: 'Summary' }),
  news_schedule_in_order: {
    attempt: async () => ({
      route: 'POST /admin/insert/news',
      form: await newsForm({
        ...{ title: 'Гарчиг', summary: 'Хураангуй', text: 'Текст' },
        ...{ appears_at: '2031-05-01T10:00', ends_at: '2031-05-01T09:00' },
      }),
    }),
  },
  reports_schedule_in_order: content('/admin/insert/report', {
    ...{ appears_at: '2031-05-01T10:00', ends_at: '2031-05-01T09:00' },
  }),
  page_texts_schedule_in_order: post('/admin/insert/static-data', {
    ...{ category_cid: 1, appears_at: '2031-05-01T10:00', ends_at: '2031-05-01T09:00' },
  }),
  previews_kind_known: { unreachable: 'each call makes previews of its own kind' },
  office_requests_lang_known: {
    attempt: () => ({
      ...{ route: 'POST /client/insert/office-request', public: true },
      json: { lang: 'de' },
    }),
  },
  office_requests_state_known: post('/admin/update/office-request', { id: 1, state: 'lost' }),
  office_requests_purpose: {
    attempt: () => ({
      ...{ route: 'POST /client/insert/office-request', public: true },
      json: { name: 'Бат', email: 'a@test.example', phone_number: '99', business_type: 'Хайгуул' },
    }),
  },
  social_links_web: post('/admin/insert/social-link', { icon: 'facebook', link: 'ftp://files.example' }),
  trades_price_positive: importedRows,
  trades_mass_positive: importedRows,
  trades_named: importedRows,
  search_synonyms_several: synonym({ words: 'зэс; Зэс' }),
  search_synonyms_direction_known: synonym({ direction: 'last' }),
  search_synonyms_lang_known: synonym({ lang: 'de' }),
  search_shortcuts_filled: shortcut({ title_en: ' ' }),
  search_shortcuts_own_path: shortcut({ path: 'https://other.example' }),
  redirects_paths: redirect({ new_address: 'https://other.example' }),
  redirects_apart: redirect({ new_address: '/old' }),
  exchange_names_kind_known: { unreachable: 'a name keeps the kind that a trigger entered it with' },
  exchange_names_named: { unreachable: 'the trigger enters no empty name, and no call changes one' },
  trades_web: importedRows,
  notices_size_positive: importedRows,
  notices_named: importedRows,
  notices_web: importedRows,
  files_kind_known: bytes,
  files_image_sized: bytes,
  files_focus_of_image: post('/admin/update/picture', {
    ...{ id: 1, version: 1, picture_kind: 'map', focus: '101,5' },
  }),
  files_picture_kind_known: post('/admin/update/picture-kind', {
    ...{ url: `/files/${'a'.repeat(64)}/730.jpg`, picture_kind: 'film' },
  }),
  people_category_known: content('/admin/insert/about-us', { about_category: 'Friend' }),
  people_named: content('/admin/insert/about-us', { name: ' ' }),
  logos_aimag_known: content('/admin/insert/membership', { aimag: 'MN-99' }),
  logos_named: content('/admin/insert/membership', { name: '' }),
  logos_link_web: content('/admin/insert/membership', { link: 'ftp://files.example' }),
  documents_titled: content('/admin/insert/document-pdf', { title: ' ' }),
  mining_videos_titled: content('/admin/insert/mining-video', { title: ' ' }),
  sustainable_mining_language_known: content('/admin/insert/sustainable-mining', { language: 'de' }),
  book_pages_titled: content('/admin/insert/book-page', { title: ' ' }),
  book_files_one: { unreachable: 'the one row is written by the migration, and no call adds another' },
  member_results_withdrawn_with_reason: {
    attempt: async () => ({
      route: 'POST /admin/update/result-withdrawal',
      json: { answer_id: (await makeResult()).answerId, withdrawn: true, reason: ' ' },
    }),
  },
  result_documents_sha256: { unreachable: 'the server computes the hash' },
  result_documents_lang_known: { unreachable: 'documents are drawn in the languages of the site' },
  assessment_settings_one: {
    unreachable: 'the one row is written by the migration, and no call adds another',
  },
  assessment_settings_validity: post('/admin/update/assessment-settings', { id: 1, validity_months: 121 }),
  contact_texts_filled: post('/admin/update/contact-text', { id: 1, text: ' ' }),
  contact_texts_kind_known: { unreachable: 'a text keeps the kind that it was made with' },
  reports_titled: content('/admin/insert/report', { title: ' ' }),
  event_news_has_content: eventNews({}),
  event_news_mn_whole: eventNews({ title: 'Гарчиг' }),
  event_news_en_whole: eventNews({ title_en: 'Title', summary_en: 'Summary' }),
  event_categories_type_known: post('/mw/admin/insert/category', {
    ...{ page_type: 'page', category: 'Цэс', category_en: 'Item' },
  }),
  event_categories_own_parent: {
    attempt: async () => {
      const cid = await makeEventItem()
      const json = { cid, pid: cid, category: 'Цэс', category_en: 'Item' }
      return { route: 'POST /mw/admin/update/category', json }
    },
  },
  event_categories_named: post('/mw/admin/insert/category', { category: ' ', category_en: ' ' }),
  event_halls_named: post('/mw/admin/insert/hall', { event_id: 1, hall_name: ' ', hall_name_en: 'Hall' }),
  event_halls_seated: post('/mw/admin/insert/hall', {
    event_id: 1,
    hall_name: 'А',
    hall_name_en: 'A',
    seats: 0,
  }),
  event_presenters_named: content('/mw/admin/insert/presenter', { name_mn: ' ' }),
  event_presenters_placed: content('/mw/admin/insert/presenter', { position_en: ' ' }),
  event_presentations_named: content('/mw/admin/insert/presentation', { present_name: ' ' }),
  event_presentations_starts_within_day: content('/mw/admin/insert/presentation', { starts: '24:00' }),
  month_news_titled: content('/admin/insert/month-news', { title: ' ' }),
  footer_info_type_known: post('/admin/insert/footer', { type: 'fax', information: '70' }),
  footer_info_site_known: { unreachable: 'a call writes the lines of its own site' },
  social_links_site_known: { unreachable: 'a call writes the links of its own site' },
  events_named: post('/mw/admin/insert/event', { event: ' ', year: 2031 }),
  events_year_known: post('/mw/admin/insert/event', { event: 'Долоо хоног', year: 2201 }),
  events_current_open: { unreachable: 'a live edition is not closed, and a closed one not made live: 409' },
  event_dates_named: eventPart('event-date', { day: ' ', event_date: '2031-09-11' }),
  event_statistics_filled: eventPart('event-statistic', { figure: ' ', label: 'зочин' }),
  event_partners_role_known: eventPart('event-partner', { role: 'visitor', name: 'Говь' }),
  event_partners_level_known: eventPart('event-partner', { role: 'sponsor', level: 'bronze', name: 'Говь' }),
  event_partners_level_of_sponsor: eventPart('event-partner', { role: 'sponsor', name: 'Говь' }),
  event_partners_named: eventPart('event-partner', { role: 'organiser', name: ' ' }),
  directory_categories_code_known: post('/yellow-page/insert/category', {
    ...{ mainCategory: '09', nameMn: 'Нэр', nameEn: 'Name' },
  }),
  directory_categories_named: post('/yellow-page/insert/category', {
    ...{ mainCategory: '01', nameMn: ' ', nameEn: 'Name' },
  }),
  directory_reports_filled: report({ text: ' ' }),
  directory_reports_of_one: report({ person_id: 1 }),
  directory_reports_lang_known: report({ lang: 'de' }),
  directory_reports_state_known: post('/yellow-page/update/report', { id: 1, state: 'lost' }),
  directory_distinct_companies_in_order: post('/yellow-page/insert/distinct-companies', {
    ...{ id: 1, other_id: 1 },
  }),
  event_partners_link_web: eventPart('event-partner', {
    ...{ role: 'organiser', name: 'Говь', link: 'ftp://files.example' },
  }),
  directory_companies_aimag_known: listing({}, {}, { aimag: 'Говь' }),
  directory_companies_named: listing({ name: ' ' }),
  directory_companies_rejected_unpublished: { unreachable: 'what is published is turned down no more' },
  directory_contacts_type_known: listing(
    {},
    { new_contact: [{ contact_type: 'telex', contact_value: '1' }] },
  ),
  directory_contacts_filled: {
    attempt: async () => {
      const { id, contact_id } = await makeListing({ approval: true })
      const contact = [{ id: contact_id, contact_type: 'phone', contact_value: ' ' }]
      const json = { company: { company: { id }, about: [{ lang: 'mn', name: 'А' }], contact } }
      return { route: 'POST /yellow-page/update/company', json }
    },
  },
  directory_people_named: {
    attempt: async () => {
      const { id } = await makeConsultant({ approval: true, name_en: '' })
      const json = { person: { id, phone_number: '99' }, about: [{ lang: 'mn', name: ' ' }] }
      return { route: 'POST /yellow-page/update/person', json }
    },
  },
  directory_people_rejected_unpublished: { unreachable: 'what is published is turned down no more' },
  meeting_users_named: meetingUser({ name: ' ' }),
  meeting_users_email_lower: { unreachable: 'an address is stored in small letters' },
  meeting_users_languages_known: meetingUser({ languages: ['tlh'] }),
  meeting_rooms_named: post('/yellow-page/insert/meeting-room', { room_number: ' ', capacity: 4 }),
  meeting_rooms_seats: post('/yellow-page/insert/meeting-room', { room_number: '1', capacity: 0 }),
  meeting_interpreters_named: interpreter({ name: ' ' }),
  meeting_interpreters_between_two: interpreter({ languages: ['mn', 'mn'] }),
  meeting_interpreters_languages_known: interpreter({ languages: ['mn', 'tlh'] }),
  directory_changes_of_one: { unreachable: 'a change is of the listing that its owner opened' },
}

describe('every check of the database', () => {
  it('has its counterpart in a schema, or a reason why no input reaches it', async () => {
    const { rows } = await pool().query<{ conname: string }>(
      `select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
       order by conname`,
    )
    expect(Object.keys(counterparts).sort()).toEqual(rows.map(({ conname }) => conname).sort())
  })

  const attempts = Object.entries(counterparts).flatMap(([name, counterpart]) =>
    'attempt' in counterpart ? [[name, counterpart.attempt] as const] : [],
  )
  it.each(attempts)('%s is refused with 400 and a message', async (_, attempt) => {
    const { route, public: isPublic, ...body } = await attempt()
    const isOfStaff = !isPublic && !body.participant
    const answer = await ask(route, { ...body, ...(isOfStaff ? { as: await someone(1) } : {}) })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/[а-яөү]/) as string },
    })
  })

  it('of the exchange names the row, and valid rows are imported', async () => {
    const seller = `Туршилт ${randomUUID()} ХХК`
    const trade = [
      'trade_datetime,seller_name,product_name,min_price,price_currency,mass,url',
      `2025-03-04,${seller},Нүүрс,0.00001,USD,1,`,
      `2025-03-04,${seller},Нүүрс,1,USD,0.0001,`,
      `2025-03-04,${seller},"  ",1,USD,1,`,
      `2025-03-04,${seller},Нүүрс,999999999999.99999,USD,1,`,
      `2025-03-04,${seller},Зэс,1,USD,1,HTTPS://Exchange.example/1`,
      `2025-03-04,${seller},Төмөр,1,USD,1,ftp://exchange.example`,
    ]
    const notice = [
      'order_num,sell_datetime,seller_name,type,quantity,lot_size,currency,url',
      `${randomUUID()},2025-03-04,${seller},Нүүрс,0,1,USD,`,
      `${randomUUID()},2025-03-04,${seller},Нүүрс,1,0.0001,USD,`,
      `${randomUUID()},2025-03-04,${seller},,1,1,USD,`,
      `${randomUUID()},2025-03-04,${seller},Нүүрс,1,1,USD,hTTp://exchange.example/2`,
    ]
    for (const [kind, lines, bad] of [
      ['trade', trade, [2, 3, 4, 5, 7]],
      ['notice', notice, [2, 3, 4]],
    ] as const) {
      const file = blobOf(Buffer.from(lines.join('\n')))
      const answer = await ask('POST /admin/insert/exchange', {
        as: await someone(1),
        form: formOf({ kind, dryRun: false, file }, `${kind}.csv`),
      })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { inserted: 1 } })
      expect((answer.body.badRows as { line: number }[]).map(({ line }) => line)).toEqual(bad)
    }
  })
})

describe('a value at the edge of what Postgres takes', () => {
  const edges: unknown[] = [
    ...[2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, 1e21, -1, 0, 1.5, '1e400'],
    ...['HTTPS://Example.example', 'a\u0000b', '\ud800', 'я'.repeat(3_000), '', null, [], {}, true],
  ]
  /** The fields of a write, of which each is replaced in turn in an otherwise valid input. */
  const fieldsOf = ({ json, form, query }: { json?: unknown; form?: FormData; query?: string }) =>
    Object.keys(
      (json as object | undefined) ??
        (form
          ? Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'))
          : Object.fromEntries(new URLSearchParams(query))),
    )

  it.each(Object.entries(writes))(
    '%s accepts or refuses it, and never fails',
    async (route, prepare) => {
      const as = await someone(1)
      let write = await prepare()
      for (const [at, field] of fieldsOf(write.send).entries()) {
        for (const edge of partInTurn(edges, 6, turn + at)) {
          const { json, form, query } = write.send
          const edgeText = typeof edge === 'string' ? edge : JSON.stringify(edge)
          const params = new URLSearchParams(query)
          if (query) params.set(field, edgeText)
          const edgeForm = new FormData()
          for (const [name, value] of form ?? []) edgeForm.append(name, name === field ? edgeText : value)
          const answer = await ask(query ? `${route}?${params}` : route, {
            as,
            headers: from(),
            ...(json ? { json: { ...json, [field]: edge } } : {}),
            ...(form ? { form: edgeForm } : {}),
          })
          expect([200, 400, 403, 404, 409, 413, 415], `${field}: ${edgeText.slice(0, 40)}`).toContain(
            answer.status,
          )
          // An accepted write may have deleted or changed its record: the next one starts with a new record.
          if (answer.status === 200) write = await prepare()
        }
      }
    },
    120_000,
  )
})
