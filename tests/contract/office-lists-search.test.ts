import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { accounts, staffSessions } from '@/db/schema/accounts'
import { assessmentRespondents, memberAssessments, memberResults } from '@/db/schema/assessment'
import {
  documents,
  logos,
  minerals,
  miningVideos,
  monthNews,
  reports,
  sustainableMining,
} from '@/db/schema/content'
import { trades } from '@/db/schema/exchange'
import { files } from '@/db/schema/files'
import { footerInfo, socialLinks } from '@/db/schema/site'
import { mediaTypesOf } from '@/lib/platform/api/answer-file'
import { allCalls } from '@/lib/wiring/calls/table'
import { indexPending } from '@/lib/platform/search/index-records'
import { matchesTermSql } from '@/lib/platform/search/match'
import { makeEventNews } from './write-cases/event-archive'
import { makeMember } from '@/tests/factories/assessment'
import {
  makeAccount,
  makeCategory,
  makeNews,
  makeNotice,
  makePicture,
  makeRequest,
  makeTrade,
} from '@/tests/factories/rows'
import { makeDirectoryCategory, makeListingReport } from '@/tests/factories/directory-content'
import { makeEventDay, makePartner } from '@/tests/factories/event'
import { makeRedirect } from '@/tests/factories/redirects'
import { makeShortcut, makeSynonym } from '@/tests/factories/search-words'
import { makeHall, makePresentation, makeSpeaker } from '@/tests/factories/event-content'
import { liveEdition } from './event-editions'
import { ask, someone, someReviewer } from './harness'

const word = 'Хонгорбаян'
const share = { percentage: 50, total_true: 1, total_false: 1 }
const fileId = async () => (await makePicture()).id

/** Inserts a row as a call does. */
async function insert<T extends PgTable & { id: PgColumn }>(table: T, row: T['$inferInsert']) {
  await inTransaction(() => db().insert(table).values(row))
}

/** Every list of the office that is searched, and how a record with the word gets into it. */
const lists: Record<string, { key: string; isLatin?: true; make: () => Promise<unknown> }> = {
  '/admin/get/news': { key: 'news', make: () => makeNews({ title: word }) },
  '/admin/get/reports': {
    key: 'reports',
    make: async () =>
      insert(reports, {
        title: word,
        title_en: '',
        image_file_id: await fileId(),
        pdf_file_id: await fileId(),
      }),
  },
  '/admin/get/search-synonyms': { key: 'synonyms', make: () => makeSynonym(`${word}; ижил`) },
  '/admin/get/redirects': {
    key: 'redirects',
    isLatin: true,
    make: () => makeRedirect({ old_address: '/news/hongorbayan' }),
  },
  '/admin/get/search-shortcuts': { key: 'shortcuts', make: () => makeShortcut({ title: word }) },
  '/admin/get/exchange-names': { key: 'names', make: () => makeTrade({ seller_name: word }) },
  '/admin/get/document-pdf': {
    key: 'document',
    make: async () => insert(documents, { title: word, pdf_file_id: await fileId() }),
  },
  '/admin/month-news-pdf': {
    key: 'monthNews',
    make: async () => insert(monthNews, { title: word, pdf_file_id: await fileId() }),
  },
  '/admin/get/mining-video': {
    key: 'video',
    make: async () => insert(miningVideos, { title: word, video_file_id: await fileId() }),
  },
  '/admin/get/sustainable-mining': {
    key: 'mining',
    make: () => insert(sustainableMining, { title: word, language: 'mn' }),
  },
  '/admin/get/minerals': {
    key: 'minerals',
    make: async () =>
      insert(minerals, { title: word, title_en: '', image_file_id: await fileId(), sequence: 99 }),
  },
  '/admin/get/membership': {
    key: 'logos',
    make: async () => insert(logos, { name: word, logo_file_id: await fileId() }),
  },
  '/admin/get/social-link': {
    key: 'link',
    // A link has Latin letters: no Mongolian endings, and no correction of Cyrillic misspellings.
    isLatin: true,
    make: () => insert(socialLinks, { icon: 'facebook', link: 'https://hongorbayan.example/' }),
  },
  '/mw/admin/get/social-link': {
    key: 'link',
    isLatin: true,
    make: () => insert(socialLinks, { site: 'mw', icon: 'facebook', link: 'https://hongorbayan.example/' }),
  },
  '/mw/admin/get/footer': {
    key: 'footer',
    make: () => insert(footerInfo, { site: 'mw', type: 'email', information: `${word} төв` }),
  },
  '/mw/admin/get/news': { key: 'news', make: async () => ({ id: await makeEventNews(`${word} төв`) }) },
  '/admin/get/footer': {
    key: 'footer',
    make: () => insert(footerInfo, { type: 'email', information: `${word} төв` }),
  },
  '/admin/get/member-companies': { key: 'members', make: () => makeMember({ name: word }) },
  '/admin/get/office-request': { key: 'request', make: () => makeRequest({ note: word }) },
  '/admin/get/trade': { key: 'result', make: () => makeTrade({ seller_name: word }) },
  '/admin/get/notice': { key: 'result', make: () => makeNotice({ seller_name: word }) },
  '/admin/get/assessment-respondents': {
    key: 'respondents',
    make: () =>
      insert(assessmentRespondents, {
        name: word,
        email: 'a@test.example',
        phone_number: '99112233',
        ...share,
      }),
  },
  '/admin/get/admin-users': {
    key: 'account',
    make: async () => {
      const { id } = await makeAccount(3)
      await inTransaction(() => db().update(accounts).set({ department: word }).where(eq(accounts.id, id)))
    },
  },
  '/admin/get/pictures': {
    key: 'pictures',
    make: async () => {
      const id = await fileId()
      const name = `${word}_2024.jpg`
      await inTransaction(() => db().update(files).set({ original_name: name }).where(eq(files.id, id)))
    },
  },
  '/yellow-page/get/categories': { key: 'categories', make: () => makeDirectoryCategory(word) },
  '/yellow-page/get/reports': {
    key: 'reports',
    make: () => inTransaction(() => makeListingReport({ text: `${word} гэж бичнэ` })),
  },
  '/admin/get/translations': {
    key: 'translations',
    make: () => makeCategory({ category: word, category_en: '' }),
  },
  // After the list of translations: these rows would appear in it too.
  '/mw/admin/get/presenter': {
    key: 'presenter',
    make: async () => makeSpeaker({ event_id: await liveEdition(), name: word }),
  },
  '/mw/admin/get/presentation': {
    key: 'presentations',
    make: async () => {
      const event_id = await liveEdition()
      const [event_date_id, hall] = [await makeEventDay({ event_id }), await makeHall({ event_id })]
      return makePresentation({ event_date_id, hall_id: hall.id, present_name: word })
    },
  },
  '/mw/admin/get/event-partners': {
    key: 'partners',
    make: async () => makePartner({ event_id: await liveEdition(), name: word }),
  },
}

/**
 * Tested elsewhere, with the things that they belong to: sessions of accounts, results of companies, the next
 * record, whole phone numbers and e-mail addresses at a door, companies and participants to choose from,
 * participants by a separate key.
 */
const ofOthers = [
  '/admin/get/assessment-reviews',
  '/admin/get/sessions',
  '/admin/get/member-assessment-result',
  '/admin/get/member-years',
  '/admin/get/translation',
  '/mw/admin/get/door-guests',
  '/yellow-page/get/listing-choices',
  '/yellow-page/get/meeting-people',
  '/yellow-page/get/meeting-users',
]

beforeAll(() => indexPending())

describe('the search of every list of the office', () => {
  it('has its case here', () => {
    const searchCalls = allCalls.filter(
      ({ method, path, input, answer }) =>
        method === 'GET' &&
        !mediaTypesOf(answer) &&
        /^\/((mw\/)?admin|yellow-page\/get)\//.test(path) &&
        'term' in ((input as { shape?: object }).shape ?? {}),
    )
    expect(searchCalls.map(({ path }) => path).sort()).toEqual(
      [...Object.keys(lists), ...ofOthers, '/admin/search/all'].sort(),
    )
  })

  it.each(Object.entries(lists))(
    '%s finds forms, Latin letters and typos',
    async (path, { key, isLatin, make }) => {
      const as = await someone(1)
      const countRows = async (term: string) => {
        const { status, body } = await ask(`GET ${path}?term=${encodeURIComponent(term)}`, { as })
        expect(status, term).toBe(200)
        return (body[key] as unknown[]).length
      }
      const before = await countRows(word)
      await make()
      const others = isLatin ? [] : ['хонгорбаянаас', 'хонгоррбаян']
      for (const term of [word, 'хонгорбаян', 'Хонгорба', 'khongorbayan', ...others])
        expect(await countRows(term), term).toBe(before + 1)
      expect(await countRows('%')).toBe(0)
      expect((await ask(`GET ${path}?term=${'x'.repeat(201)}`, { as })).status).toBe(400)
    },
  )

  it('of sessions finds those of an account, and a network address by its beginning', async () => {
    const { id } = await makeAccount(3)
    await inTransaction(() =>
      db().update(accounts).set({ department: 'Сарангэрэлт' }).where(eq(accounts.id, id)),
    )
    const expires_at = new Date(Date.now() + 3_600_000)
    await db().insert(staffSessions).values({ account_id: id, expires_at, address: '203.0.113.77' })
    const as = await someone(1)
    for (const term of ['сарангэрэлтийн', 'sarangerelt', '203.0.113']) {
      const { body } = await ask(`GET /admin/get/sessions?term=${encodeURIComponent(term)}`, { as })
      expect(body.sessions, term).toMatchObject([{ account_id: id }])
    }
  })

  it('of results finds those of a company', async () => {
    const { id } = await makeMember({ name: 'Мөнххайрханбулаг' })
    const [assessment] = await db()
      .insert(memberAssessments)
      .values({ member_id: id, year: 2024 })
      .returning()
    const share = 50
    await db()
      .insert(memberResults)
      .values({
        assessment_id: assessment?.id ?? 0,
        ...{ main_percentage: share, first_section_per: share, second_section_per: share },
        ...{ third_section_per: share, fourth_section_per: share, fifth_section_per: share },
        ...{ total_true: 1, total_false: 1 },
      })
    const as = await someone(1)
    for (const term of ['мөнххайрханбулгийн', 'munkhkhairkhanbulag']) {
      const path = `/admin/get/member-assessment-result?term=${encodeURIComponent(term)}`
      expect((await ask(`GET ${path}`, { as })).body.respondents, term).toMatchObject([{ member_id: id }])
      const reviews = `/admin/get/assessment-reviews?term=${encodeURIComponent(term)}`
      const { body } = await ask(`GET ${reviews}`, { as: await someReviewer() })
      expect(body.reviews, term).toMatchObject([{ member_id: id }])
      const years = `/admin/get/member-years?term=${encodeURIComponent(term)}`
      expect((await ask(`GET ${years}`, { as })).body.results, term).toMatchObject([{ member_id: id }])
    }
  })

  it('reads indexes', async () => {
    const plan = await inTransaction(async () => {
      // The tables of a test are so small that a sequential scan is cheaper.
      await db().execute(sql`set local enable_seqscan = off`)
      const where = await matchesTermSql(word, 'trade', trades.id)
      const { rows } = await db().execute(sql`explain select ${trades.id} from ${trades} where ${where}`)
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    })
    expect(plan).toMatch(/Index.* search_items/)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})
