import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type BilingualTable, ownersTables, ownListTables, translationKinds as tables } from '@/db/bilingual'
import { pool } from '@/db/client'
import { migrateAndInstallTriggers } from '@/db/migrate'
import { listBilingualColumns } from '@/db/tables'
import { env } from '@/lib/platform/env'
import { type Translation, translationKinds } from '@/lib/office/translations/schema'
import { makeCategory, makeNews } from '@/tests/factories/rows'
import { outdatedCategory, translationOf } from '@/tests/factories/translations'
import { ask, someone } from './harness'

const kinds = Object.entries(tables) as [string, BilingualTable][]
const english = { title_en: 'Title', summary_en: 'Summary', text_en: '<p>Text</p>' }
const run = (text: string, values: unknown[] = []) => pool().query(text, values)
const stateOf = async (id: number) => (await translationOf('news', id))?.state

/** The list as a translator gets it. */
async function due(query: string) {
  const { status, body } = await ask(`GET /admin/get/translations?${query}`, { as: await someone(3) })
  expect(status).toBe(200)
  return body as unknown as {
    translations: Translation[]
    total: number
    totalPages: number
    counts: { kind: string; state: string; count: number }[]
  }
}
const termOf = (word: string) => `term=${encodeURIComponent(word)}`

describe('the table of bilingual records', () => {
  it('has every column of the database that has an English one', async () => {
    const { rows } = await run(
      `select mn.table_name as table, mn.column_name as field
       from information_schema.columns mn join information_schema.columns en
         on en.table_name = mn.table_name and en.column_name = mn.column_name || '_en'
       where mn.table_schema = 'public' and mn.table_name <> all ($1) order by 1, 2`,
      [[...ownersTables, ...ownListTables]],
    )
    const pairs = kinds.flatMap(([, { table }]) =>
      listBilingualColumns(table).map((field) => ({ table, field })),
    )
    const sortedPairs = pairs.sort((a, b) => `${a.table} ${a.field}`.localeCompare(`${b.table} ${b.field}`))
    expect(rows).toEqual(sortedPairs)
    expect(kinds.map(([kind]) => kind)).toEqual(translationKinds)
  })
})

describe('the state of a record’s languages', () => {
  it('follows every write, by any writer', async () => {
    const { id } = await makeNews()
    expect(await stateOf(id)).toBe('missing')
    await run(`update news set title_en = 'a', summary_en = 'b', text_en = 'c' where id = $1`, [id])
    expect(await stateOf(id)).toBe('done')
    await run(`update news set text = '<p>Өөр</p>' where id = $1`, [id])
    expect(await stateOf(id)).toBe('outdated')
    await run(`update news set publisher = 'Өөр', title = title, text_en = text_en where id = $1`, [id])
    expect(await stateOf(id)).toBe('outdated')
    await run(`update news set text_en = '<p>Other</p>' where id = $1`, [id])
    expect(await stateOf(id)).toBe('done')
    await run('delete from news where id = $1', [id])
    expect(await stateOf(id)).toBeUndefined()
  })

  it('is done when both languages change at once', async () => {
    const { id } = await makeNews(english)
    await run(`update news set text = 'а', text_en = 'a' where id = $1`, [id])
    expect(await stateOf(id)).toBe('done')
  })

  it('takes a translation that began before the Mongolian changed for one that did not see it', async () => {
    const { id } = await makeNews(english)
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query('select now()')
      await run(`update news set text = '<p>Шинэ</p>' where id = $1`, [id])
      await client.query(`update news set text_en = '<p>Old</p>' where id = $1`, [id])
      await client.query('commit')
    } finally {
      client.release()
    }
    expect(await stateOf(id)).toBe('outdated')
  })

  it('is done where there is no Mongolian any more', async () => {
    const { id } = await makeNews(english)
    await run(`update news set title = '', summary = '', text = '' where id = $1`, [id])
    expect(await translationOf('news', id)).toMatchObject({ state: 'done', name: 'Title' })
    await run(`update news set title = 'а', summary = 'б', text = 'в' where id = $1`, [id])
    expect(await stateOf(id)).toBe('outdated')
  })

  it('is tracked by field, and leaves out retired questions', async () => {
    const { rows: personRows } = await run(
      `insert into people (about_category, name, name_en, position) values ('Office', 'Бат', 'Bat', 'Захирал') returning id`,
    )
    expect((await translationOf('people', personRows[0].id))?.state).toBe('missing')
    const { rows } = await run(
      `insert into assessment_questions (cid, question) values ('9871.2', 'Асуулт') returning id`,
    )
    expect(await translationOf('questions', rows[0].id)).toMatchObject({
      state: 'missing',
      name: '9871.2 Асуулт',
    })
    await run('update assessment_questions set retired_at = now() where id = $1', [rows[0].id])
    expect(await translationOf('questions', rows[0].id)).toBeUndefined()
  })

  it('knows a page text by the name of its menu item, also after that changed', async () => {
    const { cid } = await makeCategory({ page_type: 'static', category: 'Хуучин нэр' })
    await run(`insert into page_texts (category_cid, text) values ($1, '<p>а</p>')`, [cid])
    expect(await translationOf('pages', cid)).toMatchObject({ name: 'Хуучин нэр', state: 'missing' })
    await run(`update menu_categories set category = 'Шинэ нэр' where cid = $1`, [cid])
    expect(await translationOf('pages', cid)).toMatchObject({ name: 'Шинэ нэр' })
  })

  it('goes with the rows of a table that is emptied', async () => {
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into reports (title, image_file_id, pdf_file_id) select 'а', id, id from files limit 1`,
      )
      await client.query('truncate reports')
      const { rows } = await client.query(`select id from translations where kind = 'reports'`)
      expect(rows).toEqual([])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a start', () => {
  it('fills the table from what is there, and changes nothing the second time', async () => {
    const [{ id }, { cid }] = [await makeNews(), await outdatedCategory()]
    const before = await translationOf('menu', cid)
    await run('drop trigger note_translation on news')
    await run(`delete from translations where kind = 'news'`)
    await migrateAndInstallTriggers(env().databaseUrl)
    expect(await stateOf(id)).toBe('missing')
    expect(await translationOf('menu', cid)).toEqual(before)
    const triggers = async () =>
      (
        await run(
          `select tgname, tgrelid, oid from pg_trigger where tgname like 'note_translation%' order by oid`,
        )
      ).rows
    const installedTriggers = await triggers()
    expect(installedTriggers).toHaveLength(kinds.length * 2)
    await migrateAndInstallTriggers(env().databaseUrl)
    expect(await triggers()).toEqual(installedTriggers)
  })
})

describe('the list of translations', () => {
  it('is narrowed by kind, state and words in either case, in pages, the latest change first', async () => {
    const word = randomUUID()
    const items = []
    for (const title of ['Нэг', 'Хоёр', 'Гурав']) items.push(await makeNews({ title: `${title} ${word}` }))
    const { cid } = await makeCategory({ category: `Цэс ${word}`, category_en: '' })
    expect((await due(termOf(word))).translations.map(({ kind }) => kind)).toEqual([
      'menu',
      'news',
      'news',
      'news',
    ])
    const news = await due(`kind=news&limit=2&page=2&${termOf(word.toUpperCase())}`)
    expect(news).toMatchObject({ total: 3, totalPages: 2, translations: [{ name: `Нэг ${word}` }] })
    expect((await due(`state=outdated&${termOf(word)}`)).total).toBe(0)
    await run(`update menu_categories set category_en = 'Item' where cid = $1`, [cid])
    await run(`update menu_categories set category = category || ' 2' where cid = $1`, [cid])
    const outdatedList = await due(`state=outdated&${termOf(word)}`)
    expect(outdatedList.translations).toMatchObject([{ kind: 'menu', record_id: cid, state: 'outdated' }])
    expect((await due(termOf(`хоёр ${word}`))).total).toBe(1)
    const countRow = (await due('')).counts.find(({ kind, state }) => kind === 'news' && state === 'missing')
    expect(countRow?.count).toBe((await due('kind=news&state=missing')).total)
  })

  it('leads from one record to the one that follows, and round to those before it', async () => {
    const word = randomUUID()
    const rows = []
    for (const title of ['Нэг', 'Хоёр', 'Гурав']) {
      const { id } = await makeNews({ title: `${title} ${word}` })
      rows.push((await translationOf('news', id))?.id)
    }
    const nextOf = async (id: number | undefined) =>
      (await ask(`GET /admin/get/translation?id=${id}&${termOf(word)}`, { as: await someone(3) })).body
    const [oldest, middle, newest] = rows
    expect((await nextOf(newest)).next).toBe(middle)
    expect((await nextOf(middle)).next).toBe(oldest)
    expect((await nextOf(oldest)).next).toBe(newest)
    const { id } = (await due(termOf(`Хоёр ${word}`))).translations[0] ?? {}
    const answer = await ask(`GET /admin/get/translation?id=${id}&${termOf(`Хоёр ${word}`)}`, {
      as: await someone(3),
    })
    expect(answer.body).toMatchObject({ next: null, translation: { id, kind: 'news', state: 'missing' } })
    expect((await ask('GET /admin/get/translation?id=2000000000', { as: await someone(3) })).status).toBe(404)
  })

  it('refuses a kind and a state that there are not', async () => {
    const as = await someone(3)
    for (const query of ['kind=banners', 'state=done', `term=${'а'.repeat(201)}`]) {
      expect((await ask(`GET /admin/get/translations?${query}`, { as })).status, query).toBe(400)
    }
  })
})

describe('that the English still fits', () => {
  it('is said of the version that was looked at', async () => {
    const as = await someone(3)
    const { id, cid, version } = await outdatedCategory()
    const keep = (knownVersion: number) =>
      ask('POST /admin/update/translation-kept', { as, json: { id, version: knownVersion } })
    const refusal = await keep(version - 1)
    expect(refusal.status).toBe(409)
    expect(refusal.body.fields).toHaveProperty('version')
    expect((await translationOf('menu', cid))?.state).toBe('outdated')
    expect((await keep(version)).status).toBe(200)
    expect((await translationOf('menu', cid))?.state).toBe('done')
  })

  it('makes nothing of what has no English', async () => {
    const { id } = await makeNews()
    const row = await translationOf('news', id)
    const json = { id: row?.id, version: 1 }
    expect((await ask('POST /admin/update/translation-kept', { as: await someone(3), json })).status).toBe(
      200,
    )
    expect(await stateOf(id)).toBe('missing')
    const unknown = { id: 2_000_000_000, version: 1 }
    expect(
      (await ask('POST /admin/update/translation-kept', { as: await someone(3), json: unknown })).status,
    ).toBe(404)
  })
})
