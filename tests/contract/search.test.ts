import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { db, inTransaction, pool } from '@/db/client'
import { news } from '@/db/schema/news'
import { indexPending } from '@/lib/search/index-records'
import { search, suggest } from '@/lib/search/search'
import { makeNews } from '@/tests/factories/rows'

const find = async (term: string, given: Partial<Parameters<typeof search>[0]> = {}) =>
  search({ term, kinds: ['news'], lang: 'mn', limit: 6, audience: 'public', ...given })
const idsOf = async (term: string) => (await find(term)).groups[0]?.hits.map(({ id }) => id)

/** An item that is saved as a call of the office does it. */
async function saveNews(texts: Parameters<typeof makeNews>[0]) {
  const made = await makeNews(texts)
  await inTransaction(() => db().update(news).set({ publisher: 'МУУҮА' }).where(eq(news.id, made.id)))
  return made
}

beforeAll(indexPending)

describe('the index', () => {
  it('is in step with the commit', async () => {
    const { id } = await saveNews({ title: 'Баруунцагаан уурхай' })
    expect(await idsOf('Баруунцагаан')).toEqual([id])
  })

  it('knows what another writer wrote, after the job', async () => {
    const { id } = await saveNews({ title: 'Зүүнхараа уурхай' })
    await pool().query(`update news set title = 'Жонштолгой' where id = $1`, [id])
    await indexPending()
    expect(await idsOf('Жонштолгой')).toEqual([id])
    expect(await idsOf('Зүүнхараа')).toEqual([])
    await pool().query('delete from news where id = $1', [id])
    await indexPending()
    expect(await idsOf('Жонштолгой')).toEqual([])
  })
})

describe('suggestions', () => {
  it('end what is typed', async () => {
    await saveNews({ title: 'Хүдэрбаян' })
    expect(await suggest('хүдэрба', { kinds: ['news'], audience: 'public' })).toEqual(['хүдэрбаян'])
  })
})
