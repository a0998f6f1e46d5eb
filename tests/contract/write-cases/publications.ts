import { randomUUID } from 'node:crypto'
import { fileDriver } from '@/lib/platform/files/driver'
import { getPreview } from '@/lib/content/previews/queries'
import { docxOf, drawing, paragraph, run } from '@/tests/factories/docx'
import { pdfOf } from '@/tests/factories/pdf'
import { makeCategory, makeNews, makePicture, pictureBytes } from '@/tests/factories/rows'
import { type Answer, ask, blobOf, formOf, someone } from '../harness'
import { picture, rowsOf, type Write } from './write'

const docxWithPicture = async (words: string) =>
  docxOf({
    body: paragraph(run(words) + drawing('p1')),
    relations: [['p1', 'image', 'media/image1.png']],
    parts: { 'word/media/image1.png': await pictureBytes() },
  })
const newsForm = async (values: Record<string, string | number | boolean | Blob>) =>
  formOf({ summary: 'Хураангуй', text: '<p>Агуулга</p>', publisher: 'Админ', news_status: true, ...values })
const titleOf = async (id: number) => {
  const { status, body } = await ask(`GET /client/get/news/id?id=${id}`)
  return status === 200 ? (body.news as { title: string }).title : status
}

/** The content of a preview, by the id in the answer. */
const previewOf = async (answer?: Answer) => {
  const content = answer && (await getPreview(String(answer.body.id)))?.shown
  if (!content) return null
  if (content.kind === 'news') return content.item.title
  return content.kind === 'report' ? content.report.title : content.page.text
}

/** News, the exchange, and files for texts. */
export const publicationWrites: Record<string, Write> = {
  'POST /admin/insert/exchange': async () => {
    const seller = `Туршилт ${randomUUID()} ХХК`
    const file = `trade_datetime,seller_name,product_name,min_price,price_currency\n1997-05-06 10:30,${seller},Нүүрс,98.4,USD`
    return {
      send: { form: formOf({ kind: 'trade', dryRun: false, file: blobOf(Buffer.from(file)) }, 'a.csv') },
      details: { kind: 'trade', dryRun: false },
      read: async () =>
        (await rowsOf('GET /client/get/trade?startDate=1997-05-06&endDate=1997-05-06', 'trade')).some(
          (row) => row.seller_name === seller,
        ),
      ...{ before: false, after: true },
    }
  },
  'POST /admin/insert/news': async () => {
    const { cid } = await makeCategory()
    const title = `Мэдээ ${randomUUID()}`
    return {
      send: { form: await newsForm({ title, category_cid: cid, image: blobOf(await pictureBytes()) }) },
      details: { title, category_cid: cid },
      read: async () =>
        (await rowsOf(`GET /client/get/news?category=${cid}`, 'news')).map((item) => item.title),
      ...{ before: [], after: [title] },
    }
  },
  'POST /admin/update/news': async () => {
    const { id, version, categoryCid } = await makeNews({ title: 'Хуучин гарчиг' })
    return {
      send: { form: await newsForm({ id, version, title: 'Шинэ гарчиг', category_cid: categoryCid }) },
      details: { id, title: 'Шинэ гарчиг' },
      read: () => titleOf(id),
      ...{ before: 'Хуучин гарчиг', after: 'Шинэ гарчиг' },
    }
  },
  'POST /admin/upload/news': async () => {
    const { cid } = await makeCategory()
    const title = `Мэдээ ${randomUUID()}`
    const pictures = JSON.stringify([{ name: 'a.png', url: (await makePicture()).url }])
    const rows = `Огноо,Ангилал,Гарчиг,Хураангуй,Агуулга,Нүүр зураг\n2024-05-06,${cid},${title},Хураангуй,Текст,a.png`
    return {
      send: { form: formOf({ dryRun: false, pictures, file: blobOf(Buffer.from(rows)) }, 'news.csv') },
      details: { dryRun: false },
      read: async () =>
        (await rowsOf(`GET /client/get/news?category=${cid}`, 'news')).map((item) => item.title),
      ...{ before: [], after: [title] },
    }
  },
  'DELETE /admin/delete/news': async () => {
    const { id } = await makeNews({ title: 'Хасах мэдээ' })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => titleOf(id),
      ...{ before: 'Хасах мэдээ', after: 404 },
    }
  },
  'POST /admin/insert/news-preview': async () => {
    const { cid } = await makeCategory()
    const title = `Мэдээ ${randomUUID()}`
    return {
      send: { form: await newsForm({ title, category_cid: cid, image: blobOf(await pictureBytes()) }) },
      details: { title, category_cid: cid },
      ...{ read: previewOf, before: null, after: title },
    }
  },
  'POST /admin/insert/report-preview': async () => {
    const title = `Тайлан ${randomUUID()}`
    return {
      send: { form: formOf({ title, image: blobOf(await pictureBytes()) }) },
      details: { title },
      ...{ read: previewOf, before: null, after: title },
    }
  },
  'POST /admin/insert/report-cover': async () => ({
    send: { form: formOf({ pdf: blobOf(pdfOf('Тайлан')) }, 'a.pdf') },
    details: {},
    // The base64 of every JPEG begins with these letters.
    read: async (answer) => String(answer?.body.image ?? '').startsWith('/9j/'),
    ...{ before: false, after: true },
  }),
  'POST /admin/insert/static-data-preview': async () => {
    const { cid } = await makeCategory({ page_type: 'static' })
    return {
      send: { json: { category_cid: cid, text: '<p>Текст</p>', text_en: '' } },
      details: { category_cid: cid },
      ...{ read: previewOf, before: null, after: '<p>Текст</p>' },
    }
  },
  'POST /admin/update/picture-kind': async () => {
    const { url } = await makePicture()
    const as = await someone(3)
    return {
      send: { json: { url, picture_kind: 'map' } },
      details: { url, picture_kind: 'map' },
      read: async () => (await ask(`GET /admin/get/picture-kind?url=${url}`, { as })).body.picture_kind,
      ...{ before: 'photograph', after: 'map' },
    }
  },
  'POST /admin/update/picture': async () => {
    const { id } = await makePicture()
    const as = await someone(3)
    const json = {
      id,
      version: 1,
      picture_kind: 'map',
      description: 'Уурхай',
      description_en: '',
      focus: '30,70',
    }
    return {
      send: { json },
      details: json,
      read: async () => {
        const { record } = (await ask(`GET /admin/get/pictures/id?id=${id}`, { as })).body
        return (record as { focus: string }).focus
      },
      ...{ before: '', after: '30,70' },
    }
  },
  'POST /admin/upload/document-text': async () => ({
    send: {
      form: formOf({ file: blobOf(await docxWithPicture(`Баримт ${randomUUID()}`)) }, 'a.docx'),
    },
    details: {},
    read: async (answer) => {
      const [, name = ''] = /src="\/files\/([^"]+)"/.exec(String(answer?.body.html)) ?? []
      return name !== '' && (await fileDriver().stat(name)) !== null
    },
    ...{ before: false, after: true },
  }),
  'POST /admin/static/ckupload': async () => ({
    send: { form: await picture() },
    details: {},
    read: async (answer) => {
      const [url = ''] = (answer?.body.url ?? []) as string[]
      return url !== '' && (await fileDriver().stat(url.replace('/files/', ''))) !== null
    },
    ...{ before: false, after: true },
  }),
}
