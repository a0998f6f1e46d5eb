import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageTags } from '@/db/page-tags'
import { isAnonymousPublicRead } from '@/lib/wiring/calls/dispatch'
import { allCalls } from '@/lib/wiring/calls/table'
import { asking, type SharedAnswer } from '@/lib/platform/cache/asking'
import { callFolders } from '@/lib/platform/site/sites'
import { makeMember } from '@/tests/factories/assessment'
import { makeCompany } from '@/tests/factories/directory-listings'
import { makeCategory, makeNews } from '@/tests/factories/rows'
import { withAskedTables } from './asked-tables'
import { type Answer, ask } from './harness'

afterEach(() => void vi.useRealTimers())

/** The query that each call needs; the others take nothing. */
const queries: Record<string, () => Promise<string> | string> = {
  'GET /client/get/news': async () => `category=${(await makeCategory()).cid}`,
  'GET /client/get/news/id': async () => `id=${(await makeNews()).id}`,
  'GET /client/get/news-by-date': () => 'date=2025-09',
  'GET /client/search/news': () => 'term=%D1%83%D1%83%D1%80%D1%85%D0%B0%D0%B9',
  'GET /client/get/assessment-guidance': () => 'section=7.1',
  'GET /client/search/suggestions': () => 'term=%D1%83%D1%83%D1%80',
  'GET /client/yellow-page/search/suggestions': () => 'term=%D1%83%D1%83%D1%80',
  'GET /client/get/trade': () => 'startDate=2025-01-01&endDate=2025-02-01',
  'GET /client/get/page': async () => `cid=${(await makeCategory()).cid}`,
  'GET /mw/client/get/presentation': () => 'hall=1&agenda=1',
  'GET /mw/client/get/gallery-by-date': () => 'id=1',
  'GET /client/yellow-page/get/company': async () => `id=${await makeCompany()}`,
  'GET /yellow-page/categories-by-main': () => 'main=01',
  'GET /client/yellow-page/get/companies-by-category': () => 'category_code=0301',
  'GET /client/check/email': () => 'email=somebody@mine.example',
  'GET /client/create/code': async () => `id=${(await makeMember()).id}`,
}

/** These send mail and mark the browser, or stream a file to each reader. */
const ownRoutes = [
  'GET /client/check/email',
  'GET /client/create/code',
  'GET /client/get/assessment-results/file',
]

type CallTrace = {
  answer: Answer
  sharedAnswer: SharedAnswer | null
  isOwn: boolean
  tables: ReadonlySet<string>
}

/** Makes a call as the page cache does, and records the tables that it reads. */
async function askForAll(
  route: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<CallTrace> {
  let sharedAnswer: SharedAnswer | null = null
  let isOwn = false
  const { answer, tables } = await withAskedTables(() =>
    asking.run(
      { onSharedAnswer: (facts) => void (sharedAnswer = facts), onOwnAnswer: () => void (isOwn = true) },
      () => ask(query ? `${route}?${query}` : route, { headers }),
    ),
  )
  return { answer, sharedAnswer, isOwn, tables }
}

const publicReads = allCalls.filter(isAnonymousPublicRead)

describe('the answers of public reads', () => {
  it('are many, and lie where the page cache looks for them', () => {
    expect(publicReads.length).toBeGreaterThan(20)
    for (const { path } of publicReads)
      expect(
        callFolders.some((folder) => path.startsWith(`${folder}/`)),
        path,
      ).toBe(true)
  })

  it.each(publicReads.map(({ route }) => route).filter((route) => !ownRoutes.includes(route)))(
    '%s is for all, until one of the tables that it shows changes',
    async (route) => {
      const query = await queries[route]?.()
      const outcome = await askForAll(route, query)
      expect(outcome.answer.status).toBe(200)
      expect(outcome.sharedAnswer, 'is offered to the page cache').not.toBeNull()
      for (const table of outcome.tables) {
        if (table === 'rate_limits') continue
        const expires: readonly string[] = pageTags[table as keyof typeof pageTags] ?? []
        const isHeard = expires.some((tag) => tag === '*' || outcome.sharedAnswer?.tags.includes(tag))
        expect(isHeard, `${table} expires one of ${outcome.sharedAnswer?.tags.join(', ')}`).toBe(true)
      }
      // Neither cookies nor another day change the answer.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
      const later = await askForAll(route, query, { cookie: 'lang=en; strata-browser=x' })
      expect(later.answer.body).toEqual(outcome.answer.body)
    },
  )

  it.each(ownRoutes)('%s is for its client alone', async (route) => {
    const outcome = await askForAll(route, await queries[route]?.())
    expect([outcome.answer.status, outcome.sharedAnswer]).toEqual([200, null])
  })

  it('are for the client alone where they follow from the day, from a session or from a fault', async () => {
    expect((await askForAll('GET /client/get/trade')).sharedAnswer).toBeNull()
    expect(await askForAll('GET /client/get/member-session')).toMatchObject({
      isOwn: true,
      sharedAnswer: null,
    })
    expect(await askForAll('GET /client/get/news/id', 'id=2147483647')).toMatchObject({
      answer: { status: 404 },
      sharedAnswer: null,
    })
    expect((await askForAll('GET /client/get/news', 'page=0')).sharedAnswer).toBeNull()
  })
})
