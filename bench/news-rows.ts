import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { demoNews } from '@/demo/news/list'
import { news } from '@/db/schema/news'
import { stripHtml } from '@/lib/platform/search/fold'
import { indexPending } from '@/lib/platform/search/index-records'
import { seededRandom } from './measure'

export const rowCount = 100_000
export const categoryCids = [8, 13, 17, 18] as const
const batchSize = 2_000

/** Real sentences if they are beside the project, otherwise those of the demo content. */
export function sentences(): string[] {
  const file = process.env.BENCH_SENTENCES ?? '../shared/data/news-sentences.txt.gz'
  const text = existsSync(file)
    ? gunzipSync(readFileSync(file)).toString('utf8')
    : demoNews.flatMap((item) => stripHtml(item.mn.text).split(/(?<=[.!?])\s+/)).join('\n')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 20)
}

/** Fills the news table up to 100,000 rows, with bodies of four to ten sentences, over ten years. */
export async function insertNewsRows(): Promise<void> {
  // An earlier section of the benchmark may have filled the table.
  if ((await db().$count(news)) >= rowCount) return
  const pool = sentences()
  const random = seededRandom(20_261_120)
  const pick = () => pool[Math.floor(random() * pool.length)] ?? ''
  const [file] = (
    await db().execute<{ id: number }>(sql`select id from files where kind = 'image' order by id limit 1`)
  ).rows
  if (!file) throw new Error('the demo content has no picture')
  const newest = Date.UTC(2025, 7, 1)
  // The word index is built once over all rows: updating it row by row takes minutes.
  const { rows: indexes } = await db().execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'search_items' and indexdef like '%USING gin%'`,
  )
  for (const { name } of indexes) await db().execute(sql.raw(`drop index "${name}"`))
  for (let at = 0; at < rowCount; at += batchSize) {
    const rows = Array.from({ length: batchSize }, (_, inBatch) => {
      const text = Array.from({ length: 4 + Math.floor(random() * 7) }, () => `<p>${pick()}</p>`).join('')
      const texts = {
        title: pick().slice(0, 120),
        summary: pick().slice(0, 300),
        text,
        title_en: '',
        summary_en: '',
        text_en: '',
      }
      return {
        title: texts.title,
        summary: texts.summary,
        text,
        image_file_id: file.id,
        category_cid: categoryCids[Math.floor(random() * categoryCids.length)] ?? 8,
        publisher: 'МУУҮА',
        created_at: new Date(newest - (at + inBatch) * 3_150_000),
      }
    })
    await db().insert(news).values(rows)
  }
  await indexPending()
  await db().transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
  await db().execute(sql`vacuum analyze news, search_items, search_words`)
}
