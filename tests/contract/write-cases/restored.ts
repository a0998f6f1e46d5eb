import { randomUUID } from 'node:crypto'
import { getNews } from '@/lib/content/news/queries'
import { listMenu } from '@/lib/content/menu/queries'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import { makeCategory, makeNews } from '@/tests/factories/rows'
import { contentOf, insertContent, publicRows, savedContent } from '../content-cases'
import { ask, formOf, someone } from '../harness'
import { olderVersion, saveNews } from '../kept-records'
import { insert, type Write } from './write'

/** Restored versions, and restored records of the bin. */
export const restoringWrites: Record<string, Write> = {
  'POST /admin/restore/news': async () => {
    const [old, word] = [`Хуучин ${randomUUID()}`, `Шинэ ${randomUUID()}`]
    const { id, version } = await saveNews(await makeNews({ title: old }), { title: word })
    const json = { id, version, from: await olderVersion('news', id) }
    return {
      send: { json },
      details: json,
      read: async () => (await getNews(id))?.title,
      ...{ before: word, after: old },
    }
  },
  'POST /admin/restore/report': async () => {
    const content = contentOf('POST /admin/insert/report')
    const [old, word] = [`Хуучин ${randomUUID()}`, `Шинэ ${randomUUID()}`]
    const id = await insertContent(content, old)
    await insert(content.update, { form: formOf(savedContent(content, id, word, 1)) })
    const json = { id, version: 2, from: await olderVersion('reports', id) }
    return {
      send: { json },
      details: json,
      read: async () => (await publicRows(content)).find((row) => row.id === id)?.title,
      ...{ before: word, after: old },
    }
  },
  'POST /admin/restore/category': async () => {
    const [category, word] = [`Хуучин ${randomUUID()}`, `Шинэ ${randomUUID()}`]
    const { cid } = await makeCategory({ category })
    await insert('/admin/update/category', { json: { cid, category: word, category_en: 'New' } })
    const json = { id: cid, version: 2, from: await olderVersion('menu_categories', cid) }
    return {
      send: { json },
      details: json,
      read: async () => (await listMenu()).find((item) => item.cid === cid)?.category,
      ...{ before: word, after: category },
    }
  },
  'POST /admin/restore/static-data': async () => {
    const { cid } = await makeCategory({ page_type: 'static' })
    const save = (text: string) => insert('/admin/update/static-data', { json: { category_cid: cid, text } })
    const { id } = await save('<p>Нэг</p>')
    await save('<p>Хоёр</p>')
    const json = { id, version: 2, from: await olderVersion('page_texts', Number(id)) }
    return {
      send: { json },
      details: json,
      read: async () => (await getPublicPage(cid))?.text,
      ...{ before: '<p>Хоёр</p>', after: '<p>Нэг</p>' },
    }
  },
  'POST /admin/restore/deleted': async () => {
    const as = await someone(1)
    const { id: record } = await makeNews()
    await ask(`DELETE /admin/delete/news?id=${record}`, { as })
    const { body } = await ask('GET /admin/get/bin?kind=news', { as })
    const [{ id }] = body.records as [{ id: number }]
    return {
      send: { json: { id } },
      details: { id },
      read: async () => (await getNews(record))?.id,
      ...{ before: undefined, after: record },
    }
  },
}
