import { randomUUID } from 'node:crypto'
import { getEventMenuRecord, listEventMenu } from '@/lib/event/menu/queries'
import { getEventNews } from '@/lib/event/news/queries'
import { pictureBytes } from '@/tests/factories/rows'
import { blobOf, formOf } from '../harness'
import { insert, type Write } from './write'

/** An item of the event's menu. */
export async function makeEventItem(
  values: { page_type?: 'news' | 'static'; category?: string; pid?: number } = {},
): Promise<number> {
  const json = { page_type: 'static', category: 'Цэс', category_en: 'Item', ...values }
  return Number((await insert('/mw/admin/insert/category', { json })).cid)
}

/** The form of a news item of the event. */
export async function eventNewsForm(title: string, rest: Record<string, string | number | Blob> = {}) {
  const texts = { title, summary: 'Хураангуй', text: '<p>Агуулга</p>' }
  const category_cid = await makeEventItem({ page_type: 'news' })
  return formOf({ ...texts, category_cid, image: blobOf(await pictureBytes()), ...rest })
}

export async function makeEventNews(title = 'Мэдээ'): Promise<number> {
  return Number((await insert('/mw/admin/insert/news', { form: await eventNewsForm(title) })).id)
}

const nameOf = async (cid: number) => (await listEventMenu()).find((item) => item.cid === cid)?.category
const titleOf = async (id: number) => (await getEventNews(id))?.title

/** The menu and the news of the event. */
export const eventArchiveWrites: Record<string, Write> = {
  'POST /mw/admin/insert/category': async () => {
    const category = `Цэс ${randomUUID()}`
    return {
      send: { json: { page_type: 'static', category, category_en: 'Item' } },
      details: { category, category_en: 'Item', page_type: 'static' },
      read: async () => (await listEventMenu()).some((item) => item.category === category),
      ...{ before: false, after: true },
    }
  },
  'POST /mw/admin/update/category': async () => {
    const cid = await makeEventItem({ category: 'Хуучин нэр' })
    const json = { cid, category: 'Шинэ нэр', category_en: 'New name', category_status: true }
    return {
      send: { json },
      details: json,
      read: () => nameOf(cid),
      ...{ before: 'Хуучин нэр', after: 'Шинэ нэр' },
    }
  },
  'POST /mw/admin/update/category-place': async () => {
    const [first, second] = [await makeEventItem(), await makeEventItem()]
    const json = { cid: second, pid: first, place: 1 }
    return {
      send: { json },
      details: json,
      read: async () => (await getEventMenuRecord(second)).pid,
      ...{ before: null, after: first },
    }
  },
  'DELETE /mw/admin/delete/category': async () => {
    const cid = await makeEventItem()
    return {
      send: { query: `cid=${cid}` },
      details: { cid },
      read: async () => (await nameOf(cid)) !== undefined,
      ...{ before: true, after: false },
    }
  },
  'POST /mw/admin/insert/news': async () => {
    const title = `Мэдээ ${randomUUID()}`
    return {
      send: { form: await eventNewsForm(title) },
      details: { title },
      read: async (answer) => answer && titleOf(Number(answer.body.id)),
      ...{ before: undefined, after: title },
    }
  },
  'POST /mw/admin/update/news': async () => {
    const id = await makeEventNews('Хуучин')
    return {
      send: { form: await eventNewsForm('Шинэ', { id, version: 1 }) },
      details: { id, version: 1, title: 'Шинэ' },
      read: () => titleOf(id),
      ...{ before: 'Хуучин', after: 'Шинэ' },
    }
  },
  'DELETE /mw/admin/delete/news': async () => {
    const id = await makeEventNews()
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await titleOf(id)) !== undefined,
      ...{ before: true, after: false },
    }
  },
}
