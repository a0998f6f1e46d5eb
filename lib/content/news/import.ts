import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { news } from '@/db/schema/news'
import {
  createAndFillIncomingTable,
  finishImport,
  type ImportResult,
} from '@/lib/platform/files/incoming-rows'
import {
  dropNewRowsWithoutPicture,
  findNamedPictures,
  type NamedPicture,
  namedPicturesSql,
} from '@/lib/platform/files/planned-pictures'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import { dropRepeatedRows } from '@/lib/platform/files/repeated-rows'
import type { Portion } from '@/lib/platform/files/sheet-portions'
import { newsPictureColumn } from './columns'
import { defaultPublisher, type NewsImport } from './schema'

/** The key of the advisory lock of imports of news: an arbitrary number. */
const importLock = 7_290_434

const textColumns = ['title', 'summary', 'text', 'title_en', 'summary_en', 'text_en'] as const
const types = sql.raw(
  [
    ...textColumns.map((name) => `${name} text`),
    'appears_at timestamptz, category_cid integer, publisher text, news_status boolean, image text',
  ].join(', '),
)
/** The values of a row that differ from those of its item; null is a value that the row does not have. */
const mergedColumns = [...textColumns, 'category_cid', 'publisher', 'news_status'] as const
const others = sql.raw([...textColumns, 'category_cid', 'publisher', 'news_status', 'image'].join(', '))
const isOther = sql.raw(mergedColumns.map((name) => `i.${name} <> n.${name}`).join(' or '))

const dayOf = (column: string) => sql.raw(`date_trunc('day', ${column}, 'Asia/Ulaanbaatar')`)

/**
 * Writes the news of a file and reports the invalid rows. A row with the day and the title of a stored item
 * updates the item, which keeps its date and its cover; a new one needs one of the pictures. A second import
 * of the same file changes nothing.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; nothing is written in this case
 */
export async function importNews(
  portions: AsyncIterable<Portion>,
  { dryRun, pictures }: Pick<NewsImport, 'dryRun' | 'pictures'>,
): Promise<ImportResult> {
  return inTransaction(async () => {
    const tally = await createAndFillIncomingTable(db(), types, portions)
    const key = sql`coalesce(title, title_en), ${dayOf('appears_at')}`
    const repeats = await dropRepeatedRows(db(), key, others)
    // Imports run one after the other, so that each counts new and changed items correctly.
    await db().execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const mergedSql = mergedColumns.map(
      (name) => sql`coalesce(${sql.raw(`i.${name}, n.${name}`)}) as ${sql.identifier(name)}`,
    )
    await db().execute(sql`
      create temp table planned on commit drop as
      select n.id, i.line, i.appears_at, i.image, ${sql.join(mergedSql, sql`, `)}
      from incoming i left join lateral (
        select * from ${news} each
        where each.created_at >= ${dayOf('i.appears_at')}
          and each.created_at < ${dayOf('i.appears_at')} + interval '1 day'
          and (each.title = i.title or (i.title is null and each.title_en = i.title_en))
        order by each.id limit 1
      ) n on true
      where n.id is null or ${isOther}`)
    const namedPictures = await findNamedPictures(pictures, dryRun)
    const droppedRows = await dropNewRowsWithoutPicture(namedPictures, newsPictureColumn.title)
    return finishImport(db(), { tally, repeats, droppedRows, isDryRun: dryRun }, () =>
      writePlannedNews(namedPictures),
    )
  })
}

/** Writes the news of the temporary table `planned`. */
async function writePlannedNews(pictures: readonly NamedPicture[]): Promise<void> {
  const { rows: texts } = await db().execute<{ text: string }>(sql`
    select concat_ws(' ', text, text_en) as text from planned where concat_ws(' ', text, text_en) like '%/files/%'`)
  await markMentionedFilesUsed(...texts.map(({ text }) => text))
  const assignments = mergedColumns.map((name) => sql.raw(`${name} = p.${name}`))
  await db().execute(sql`
    update ${news} n set ${sql.join(assignments, sql`, `)}, version = n.version + 1, updated_at = now()
    from planned p where n.id = p.id`)
  const textValues = textColumns.map((name) => sql.raw(`coalesce(p.${name}, '')`))
  await db().execute(sql`
    insert into ${news} (
      ${sql.raw(textColumns.join(', '))},
      category_cid, publisher, news_status, appears_at, created_at, image_file_id)
    select ${sql.join(textValues, sql`, `)}, p.category_cid, coalesce(p.publisher, ${defaultPublisher}),
      coalesce(p.news_status, true), p.appears_at, p.appears_at, picture.id
    from planned p join ${namedPicturesSql(pictures)} on picture.name = p.image
    where p.id is null order by p.line`)
}
