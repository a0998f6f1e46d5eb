import { randomUUID } from 'node:crypto'
import { getMenuRecord, listMenu } from '@/lib/content/menu/queries'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import { makeCategory } from '@/tests/factories/rows'
import { insert, type Write } from './write'

/** The menu of the public header, flat: its items by id. */
async function menuNames(): Promise<Map<number, string>> {
  const nameByCid = new Map<number, string>()
  const walk = (nodes: Awaited<ReturnType<typeof listMenu>>) => {
    for (const { cid, category, children } of nodes) {
      nameByCid.set(cid, category)
      walk(children)
    }
  }
  walk(await listMenu())
  return nameByCid
}

/** The menu and the texts of its pages. */
export const menuWrites: Record<string, Write> = {
  'POST /admin/insert/category': async () => {
    const category = `Цэс ${randomUUID()}`
    return {
      send: { json: { page_type: 'static', category_level: 1, category, category_en: 'Item' } },
      details: { category, category_en: 'Item', page_type: 'static', category_level: 1 },
      read: async () => [...(await menuNames()).values()].includes(category),
      ...{ before: false, after: true },
    }
  },
  'POST /admin/update/category': async () => {
    const { cid } = await makeCategory({ category: 'Хуучин нэр' })
    const json = { cid, category: 'Шинэ нэр', category_en: 'New name', category_status: true }
    return {
      send: { json },
      details: json,
      read: async () => (await menuNames()).get(cid),
      ...{ before: 'Хуучин нэр', after: 'Шинэ нэр' },
    }
  },
  'POST /admin/update/category-place': async () => {
    const [first, second] = [await makeCategory(), await makeCategory()]
    const json = { cid: second.cid, pid: first.cid, place: 1 }
    return {
      send: { json },
      details: json,
      read: async () => (await getMenuRecord(second.cid)).pid,
      ...{ before: null, after: first.cid },
    }
  },
  'DELETE /admin/delete/category': async () => {
    const { cid } = await makeCategory()
    return {
      send: { query: `cid=${cid}` },
      details: { cid },
      read: async () => (await menuNames()).has(cid),
      ...{ before: true, after: false },
    }
  },
  'POST /admin/insert/static-data': async () => {
    const { cid } = await makeCategory({ page_type: 'static' })
    return {
      send: { json: { category_cid: cid, text: '<p>Анхны<script>alert(1)</script> текст</p>' } },
      details: { category_cid: cid },
      read: async () => (await getPublicPage(cid))?.text,
      ...{ before: '', after: '<p>Анхны текст</p>' },
    }
  },
  'POST /admin/update/static-data': async () => {
    const { cid } = await makeCategory({ page_type: 'static' })
    const { version } = await insert('/admin/insert/static-data', {
      json: { category_cid: cid, text: '<p>Нэг</p>' },
    })
    return {
      send: { json: { category_cid: cid, text: '<p>Хоёр</p>', text_en: '<p>Two</p>', version } },
      details: { category_cid: cid, version: 1 },
      read: async () => (await getPublicPage(cid))?.text_en,
      ...{ before: '', after: '<p>Two</p>' },
    }
  },
}
