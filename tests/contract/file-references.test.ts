import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { db } from '@/db/client'
import { banners } from '@/db/schema/site'
import { sustainableMining, sustainablePosters } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { pageTexts } from '@/db/schema/menu'
import { allCalls } from '@/lib/wiring/calls/table'
import {
  listReferencingColumns,
  listFileUses,
  markMentionedFilesUsed,
  richTextColumns,
  listUnusedFiles,
} from '@/lib/platform/files/references'
import { makeRedirect } from '@/tests/factories/redirects'
import { makeCategory, makeNews, makePicture } from '@/tests/factories/rows'
import { ask, formOf, someone } from './harness'
import { writes } from './write-cases/all'

const later = () => new Date(Date.now() + 60_000)
async function unusedIds(since = later(), rowsMax = 2): Promise<number[]> {
  const ids: number[] = []
  for await (const part of listUnusedFiles('files', since, rowsMax)) ids.push(...part.map(({ id }) => id))
  return ids
}

describe('what refers to a stored file', () => {
  it('is every column with a foreign key to it, each with the title of its rows', async () => {
    const columns = await listReferencingColumns('files')
    expect(columns).toContainEqual({ table: 'news', column: 'image_file_id' })
    expect(columns.length).toBeGreaterThan(10)
    expect(await listReferencingColumns('private_files')).toHaveLength(4)
    // This queries every such table with its title and address; an unknown table throws.
    const { id } = await makePicture()
    expect(await listFileUses([id])).toEqual(new Map([[id, []]]))
  })

  it('is a column or a text; a file in neither is unused, in batches of any size', async () => {
    const [cover, textPicture, pagePicture, nobody, slide, linkedFile] = await Promise.all([
      makePicture(),
      makePicture(),
      makePicture(),
      makePicture(),
      makePicture(),
      makePicture(),
    ])
    const item = await makeNews({
      image_file_id: cover.id,
      text: `<p><img src="${textPicture.url}"></p>`,
      title: 'Уурхай',
    })
    const { cid } = await makeCategory({ page_type: 'static', category: 'Бидний тухай' })
    await db()
      .insert(pageTexts)
      .values({ category_cid: cid, text_en: `<img src="${pagePicture.url}"><img src="${pagePicture.url}">` })
    await db().insert(banners).values({ image_file_id: slide.id, sequence: 1 })
    const [entry] = await db()
      .insert(sustainableMining)
      .values({ language: 'mn', title: 'Стандарт' })
      .returning()
    const entryId = entry?.id ?? 0
    await db()
      .insert(sustainablePosters)
      .values([1, 2].map((sequence) => ({ entry_id: entryId, image_file_id: slide.id, sequence })))

    await makeRedirect({ new_address: linkedFile.url })

    const unused = await unusedIds()
    expect(unused).toContain(nobody.id)
    for (const { id } of [cover, textPicture, pagePicture, slide, linkedFile])
      expect(unused).not.toContain(id)
    expect(await unusedIds(new Date(Date.now() - 60_000))).not.toContain(nobody.id)

    const uses = await listFileUses([cover, textPicture, pagePicture, nobody, slide].map(({ id }) => id))
    const news = {
      kind: 'news',
      record_id: item.id,
      title: 'Уурхай',
      address: `/admin/update-news?id=${item.id}`,
    }
    expect(uses.get(cover.id)).toEqual([news])
    expect(uses.get(textPicture.id)).toEqual([news])
    expect(uses.get(pagePicture.id)).toEqual([
      { kind: 'page_texts', record_id: cid, title: 'Бидний тухай', address: `/admin/edit-static/${cid}` },
    ])
    expect(uses.get(nobody.id)).toEqual([])
    expect(uses.get(slide.id)?.map(({ kind, title }) => [kind, title])).toEqual([
      ['banners', ''],
      ['sustainable_posters', 'Стандарт'],
    ])
  })

  it('is recorded again when a text that names it is saved', async () => {
    const picture = await makePicture()
    const old = sql`now() - interval '90 days'`
    await db()
      .update(files)
      .set({ used_at: old })
      .where(sql`id = ${picture.id}`)
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000)
    expect(await unusedIds(yesterday)).toContain(picture.id)
    await markMentionedFilesUsed('<p>Текст</p>', `<img src="${picture.url}">`)
    expect(await unusedIds(yesterday)).not.toContain(picture.id)
  })
})

type InputValues = Record<string, string | Blob>

/** The input of a write case, with a text in each English field that it leaves out. */
function sentBy(route: string, { json, form }: { json?: unknown; form?: FormData }): InputValues {
  const input = allCalls.find((call) => call.route === route)?.input
  const english = Object.keys(input instanceof z.ZodObject ? input.shape : {}).filter((field) =>
    field.endsWith('_en'),
  )
  const values = (json as InputValues | undefined) ?? Object.fromEntries(form?.entries() ?? [])
  return { ...Object.fromEntries(english.map((field) => [field, 'English'])), ...values }
}

// It saves each text field of each write alone, which takes long.
it('every column that holds rich text is in the list of rich texts', async () => {
  const { url } = await makePicture()
  // A cleaned text keeps the picture and loses the script; a text that is not rich keeps both, or is refused.
  const markup = `<p>${randomUUID()}<script>1</script><img src="${url}" alt="" /></p>`
  const as = await someone(1)
  for (const [route, prepare] of Object.entries(writes)) {
    const { send } = await prepare()
    let values = sentBy(route, send)
    for (const field of Object.keys(values).filter((name) => typeof values[name] === 'string')) {
      const fields = { ...values, [field]: markup }
      const { status } = await ask(route, {
        as,
        ...(send.json ? { json: fields } : { form: formOf(fields) }),
      })
      // A save takes the whole record: an accepted value is sent again with the next field.
      if (status === 200) values = fields
    }
  }
  const { rows: columns } = await db().execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' order by 1, 2`)
  const rich: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await db().execute(sql`select from ${sql.identifier(table)}
      where ${sql.identifier(column)} like ${`%<img%${url}%`} and ${sql.identifier(column)} not like '%<script>%'`)
    if (rows.length > 0) rich.push(`${table}.${column}`)
  }
  expect(rich.toSorted()).toEqual(
    Object.entries(richTextColumns)
      .flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
      .toSorted(),
  )
}, 90_000)
