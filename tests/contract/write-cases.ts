import { randomUUID } from 'node:crypto'
import { fileDriver } from '@/lib/files/driver'
import { contactTextsIn, listAdminContactTexts } from '@/lib/contact/queries'
import { listFooterInfo } from '@/lib/footer/queries'
import { listPublicMenu } from '@/lib/menu/queries'
import { getPublicPage } from '@/lib/pages/queries'
import { makeMember, makeQuestion } from '@/tests/factories/assessment'
import { makeAccount, makeCategory, makeNews, makeRequest, pictureBytes } from '@/tests/factories/rows'
import {
  type Content,
  contentOf,
  contents,
  insertContent,
  peopleContents,
  publicRows,
  savedContent,
} from './content-cases'
import { allSessions, type Answer, ask, blobOf, formOf, someone } from './harness'

type Rows = Record<string, unknown>[]
const rowsOf = async (route: string, key: string) => (await ask(route)).body[key] as Rows

/** One write of the back office, all set but for the sending. */
type Prepared = {
  send: { json?: unknown; form?: FormData; query?: string }
  /** What the audit row tells of it. */
  details: Record<string, unknown>
  /** What readers get, the same function before and after. */
  read: (answer?: Answer) => Promise<unknown>
  before: unknown
  after: unknown
}
export type Write = { tags: string[] | null; prepare: () => Promise<Prepared> }

const accountsOf = async () =>
  (await ask('GET /admin/get/admin-users?limit=100', { as: await someone(1) })).body.account as Rows
const insert = async (route: string, given: { json?: unknown; form?: FormData }) =>
  (await ask(`POST ${route}`, { as: await someone(1), ...given })).body
const picture = async () => formOf({ image: blobOf(await pictureBytes()) })
const slidesOf = async () => (await rowsOf('GET /client/get/banner', 'banner')).map(({ id }) => id)
const footerOf = () => listFooterInfo()
const socialOf = async () => rowsOf('GET /client/get/social-links', 'socialLinks')
/** The menu of the public header, flat: its items by number. */
async function menuNames(): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  const walk = (nodes: Awaited<ReturnType<typeof listPublicMenu>>) => {
    for (const { cid, category, children } of nodes) {
      found.set(cid, category)
      walk(children)
    }
  }
  walk(await listPublicMenu())
  return found
}
const newsForm = async (given: Record<string, string | number | boolean | Blob>) =>
  formOf({ summary: 'Хураангуй', text: '<p>Агуулга</p>', publisher: 'Админ', news_status: true, ...given })
const titleOf = async (id: number) => {
  const { status, body } = await ask(`GET /client/get/news/id?id=${id}`)
  return status === 200 ? (body.news as { title: string }).title : status
}
const sectionsOf = async () =>
  (await ask('GET /admin/get/assessment-questions', { as: await someone(1) })).body.result as Rows
const membersOf = async () =>
  (await ask('GET /admin/get/member-companies', { as: await someone(1) })).body.members as Rows
/** A number of two parts that nobody has. */
const sectionIndex = () =>
  `${1_000 + Math.floor(Math.random() * 9_000)}.${Math.floor(Math.random() * 10_000)}`
const link = () => `https://social.example/${randomUUID()}`

/** Adding, saving and deleting what an office screen of content shows. */
function contentWrites(content: Content): Record<string, Write> {
  const { insert, update, remove, tags, field } = content
  const wordOf = async (id: number) => (await publicRows(content)).find((row) => row.id === id)?.[field]
  const scalars = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => !(value instanceof Blob)))
  return {
    [`POST ${insert}`]: {
      tags,
      prepare: async () => {
        const word = `Нэр ${randomUUID()}`
        const fields = await content.fields(word)
        return {
          send: { form: formOf(fields) },
          details: scalars(fields),
          read: async () => (await publicRows(content)).some((row) => row[field] === word),
          ...{ before: false, after: true },
        }
      },
    },
    [`POST ${update}`]: {
      tags,
      prepare: async () => {
        const [old, word] = [`Хуучин ${randomUUID()}`, `Шинэ ${randomUUID()}`]
        const id = await insertContent(content, old)
        const fields = savedContent(content, id, word, 1)
        return {
          send: { form: formOf(fields) },
          details: scalars(fields),
          read: () => wordOf(id),
          ...{ before: old, after: word },
        }
      },
    },
    [`DELETE ${remove}`]: {
      tags,
      prepare: async () => {
        const word = `Хасах ${randomUUID()}`
        const id = await insertContent(content, word)
        return {
          send: { query: `id=${id}` },
          details: { id },
          read: () => wordOf(id),
          ...{ before: word, after: undefined },
        }
      },
    },
  }
}

/** The order of two rows that are added one after the other, and turned round. */
const turnedRound = (content: Content, key: string): Write => ({
  tags: content.tags,
  prepare: async () => {
    const [first, second] = [await insertContent(content, 'Нэг'), await insertContent(content, 'Хоёр')]
    const order = [
      { id: first, sequence: 2_000 },
      { id: second, sequence: 1_999 },
    ]
    return {
      send: { json: { [key]: order } },
      details: {},
      read: async () =>
        (await publicRows(content)).map(({ id }) => id).filter((id) => id === first || id === second),
      ...{ before: [first, second], after: [second, first] },
    }
  },
})

/** Every writing call of the back office, with the tags whose pages show what it writes. */
export const writes: Record<string, Write> = {
  ...Object.assign({}, ...contents.map(contentWrites)),
  'POST /admin/update/about-us-sequence': turnedRound(peopleContents.Auditor, 'people'),
  'POST /admin/update/mineral-sequence': turnedRound(contentOf('POST /admin/insert/mineral'), 'minerals'),
  'POST /admin/update/contact-text': {
    tags: ['footer'],
    prepare: async () => {
      const texts = await listAdminContactTexts()
      const id = texts.find(({ kind }) => kind === 'hours')?.id
      const text = `Ажлын цаг ${randomUUID()}`
      return {
        send: { json: { id, text, text_en: 'Hours' } },
        details: { id, text, text_en: 'Hours' },
        read: async () => (await contactTextsIn('mn')).hours,
        ...{ before: (await contactTextsIn('mn')).hours, after: text },
      }
    },
  },
  'POST /admin/insert/account': {
    tags: null,
    prepare: async () => {
      const email = `${randomUUID()}@test.example`
      return {
        send: { json: { first_name: 'Бат', email, account_role: 3 } },
        details: { email, account_role: 3 },
        read: async () => (await accountsOf()).some((row) => row.email === email),
        ...{ before: false, after: true },
      }
    },
  },
  'POST /admin/update/account': {
    tags: null,
    prepare: async () => {
      const { id, email } = await makeAccount(3)
      return {
        send: { json: { id, first_name: 'Солонго', email, account_role: 2 } },
        details: { id, first_name: 'Солонго' },
        read: async () => (await accountsOf()).find((row) => row.id === id)?.first_name,
        ...{ before: 'Туршилт 3', after: 'Солонго' },
      }
    },
  },
  'DELETE /admin/delete/account': {
    tags: null,
    prepare: async () => {
      const { id } = await makeAccount(3)
      return {
        send: { query: `id=${id}` },
        details: { id },
        read: async () => (await accountsOf()).some((row) => row.id === id),
        ...{ before: true, after: false },
      }
    },
  },
  'DELETE /admin/delete/session': {
    tags: null,
    prepare: async () => {
      const account = await makeAccount(3)
      const { id } = account
      await ask('GET /admin/auth', { as: account })
      return {
        send: { query: `account_id=${id}` },
        details: { account_id: id },
        read: async () => (await allSessions()).some(({ account_id }) => account_id === id),
        ...{ before: true, after: false },
      }
    },
  },
  'POST /admin/insert/banner': {
    tags: ['banners'],
    prepare: async () => ({
      send: { form: await picture() },
      details: {},
      read: async (answer) => answer !== undefined && (await slidesOf()).at(-1) === answer.body.id,
      ...{ before: false, after: true },
    }),
  },
  'DELETE /admin/delete/banner': {
    tags: ['banners'],
    prepare: async () => {
      const { id } = await insert('/admin/insert/banner', { form: await picture() })
      return {
        send: { query: `id=${String(id)}` },
        details: { id },
        read: async () => (await slidesOf()).includes(id),
        ...{ before: true, after: false },
      }
    },
  },
  'POST /admin/update/banner-sequence': {
    tags: ['banners'],
    prepare: async () => {
      const first = (await insert('/admin/insert/banner', { form: await picture() })).id
      const second = (await insert('/admin/insert/banner', { form: await picture() })).id
      const order = [
        { id: first, sequence: 2_000 },
        { id: second, sequence: 1_999 },
      ]
      return {
        send: { json: { banners: order } },
        details: {},
        read: async () => (await slidesOf()).filter((id) => id === first || id === second),
        ...{ before: [first, second], after: [second, first] },
      }
    },
  },
  'POST /admin/insert/exchange': {
    tags: ['exchange'],
    prepare: async () => {
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
  },
  'POST /admin/insert/category': {
    tags: ['menu', 'news'],
    prepare: async () => {
      const category = `Цэс ${randomUUID()}`
      return {
        send: { json: { page_type: 'static', category_level: 1, category, category_en: 'Item' } },
        details: { category, category_en: 'Item', page_type: 'static', category_level: 1 },
        read: async () => [...(await menuNames()).values()].includes(category),
        ...{ before: false, after: true },
      }
    },
  },
  'POST /admin/update/category': {
    tags: ['menu', 'news'],
    prepare: async () => {
      const { cid } = await makeCategory({ category: 'Хуучин нэр' })
      const json = { cid, category: 'Шинэ нэр', category_en: 'New name', category_status: true }
      return {
        send: { json },
        details: json,
        read: async () => (await menuNames()).get(cid),
        ...{ before: 'Хуучин нэр', after: 'Шинэ нэр' },
      }
    },
  },
  'DELETE /admin/delete/category': {
    tags: ['menu', 'news'],
    prepare: async () => {
      const { cid } = await makeCategory()
      return {
        send: { query: `cid=${cid}` },
        details: { cid },
        read: async () => (await menuNames()).has(cid),
        ...{ before: true, after: false },
      }
    },
  },
  'POST /admin/insert/news': {
    tags: ['news'],
    prepare: async () => {
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
  },
  'POST /admin/update/news': {
    tags: ['news'],
    prepare: async () => {
      const { id, version, categoryCid } = await makeNews({ title: 'Хуучин гарчиг' })
      return {
        send: { form: await newsForm({ id, version, title: 'Шинэ гарчиг', category_cid: categoryCid }) },
        details: { id, title: 'Шинэ гарчиг' },
        read: () => titleOf(id),
        ...{ before: 'Хуучин гарчиг', after: 'Шинэ гарчиг' },
      }
    },
  },
  'DELETE /admin/delete/news': {
    tags: ['news'],
    prepare: async () => {
      const { id } = await makeNews({ title: 'Хасах мэдээ' })
      return {
        send: { query: `id=${id}` },
        details: { id },
        read: () => titleOf(id),
        ...{ before: 'Хасах мэдээ', after: 404 },
      }
    },
  },
  'POST /admin/insert/static-data': {
    tags: ['pages'],
    prepare: async () => {
      const { cid } = await makeCategory({ page_type: 'static' })
      return {
        send: { json: { category_cid: cid, text: '<p>Анхны<script>alert(1)</script> текст</p>' } },
        details: { category_cid: cid },
        read: async () => (await getPublicPage(cid))?.text,
        ...{ before: '', after: '<p>Анхны текст</p>' },
      }
    },
  },
  'POST /admin/update/static-data': {
    tags: ['pages'],
    prepare: async () => {
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
  },
  'POST /admin/static/ckupload': {
    tags: null,
    prepare: async () => ({
      send: { form: await picture() },
      details: {},
      read: async (answer) => {
        const [url = ''] = (answer?.body.url ?? []) as string[]
        return url !== '' && (await fileDriver().stat(url.replace('/files/', ''))) !== null
      },
      ...{ before: false, after: true },
    }),
  },
  'POST /admin/insert/question': {
    tags: ['assessment'],
    prepare: async () => {
      const cid = sectionIndex()
      return {
        send: { json: { cid, question: 'Засаглал', question_en: 'Governance' } },
        details: { cid, question: 'Засаглал', question_en: 'Governance' },
        read: async () => (await sectionsOf()).some((row) => row.mainIndex === cid),
        ...{ before: false, after: true },
      }
    },
  },
  'POST /admin/update/question': {
    tags: ['assessment'],
    prepare: async () => {
      const [cid, next] = [sectionIndex(), sectionIndex()]
      const id = await makeQuestion(cid)
      await makeQuestion(`${cid}.1`)
      await makeQuestion(`${cid}.1.1`)
      const below = async () =>
        (await sectionsOf()).flatMap((row) =>
          row.id === id ? (row.questions as { children: { cid: string }[] }[]) : [],
        )
      return {
        send: { json: { id, originalCid: cid, cid: next, question: 'Шинэ гарчиг' } },
        details: { id, cid: next, question: 'Шинэ гарчиг' },
        // What stands under it moves along, and is asked on the public page.
        read: async () => (await below()).flatMap(({ children }) => children.map((child) => child.cid)),
        ...{ before: [`${cid}.1.1`], after: [`${next}.1.1`] },
      }
    },
  },
  'DELETE /admin/delete/question': {
    tags: ['assessment'],
    prepare: async () => {
      const cid = sectionIndex()
      const id = await makeQuestion(cid)
      return {
        send: { query: `id=${id}` },
        details: { id },
        read: async () => (await sectionsOf()).some((row) => row.mainIndex === cid),
        ...{ before: true, after: false },
      }
    },
  },
  'POST /admin/insert/member-companies': {
    tags: null,
    prepare: async () => {
      const email = `${randomUUID()}@member.example`
      return {
        send: { form: formOf({ name: 'Говь ХХК', email, image: blobOf(await pictureBytes()) }) },
        details: { name: 'Говь ХХК', email, active: true },
        read: async () => (await membersOf()).some((row) => row.email === email),
        ...{ before: false, after: true },
      }
    },
  },
  'POST /admin/update/member-companies': {
    tags: null,
    prepare: async () => {
      const { id, email, logo, name } = await makeMember()
      const memberOf = async () => (await membersOf()).find((row) => row.id === id)
      return {
        send: { form: formOf({ id, name: 'Тэнгэр ХХК', email, active: false }) },
        details: { id, name: 'Тэнгэр ХХК', email, active: false },
        read: memberOf,
        before: { id, name, email, logo, active: true },
        after: { id, name: 'Тэнгэр ХХК', email, logo, active: false },
      }
    },
  },
  'DELETE /admin/delete/member-companies': {
    tags: null,
    prepare: async () => {
      const { id } = await makeMember()
      return {
        send: { query: `id=${id}` },
        details: { id },
        read: async () => (await membersOf()).some((row) => row.id === id),
        ...{ before: true, after: false },
      }
    },
  },
  'DELETE /admin/delete/personal-data': {
    tags: null,
    prepare: async () => {
      const { email } = await makeRequest()
      const route = `GET /admin/get/personal-data?email=${email}`
      return {
        send: { query: `email=${email}` },
        details: { email },
        read: async () => ((await ask(route, { as: await someone(2) })).body.requests as Rows).length,
        ...{ before: 1, after: 0 },
      }
    },
  },
  'POST /admin/insert/footer': {
    tags: ['footer'],
    prepare: async () => {
      const json = { type: 'link', information: link() }
      return {
        send: { json },
        details: json,
        read: async () => (await footerOf()).some((row) => row.information === json.information),
        ...{ before: false, after: true },
      }
    },
  },
  'POST /admin/update/footer': {
    tags: ['footer'],
    prepare: async () => {
      const [old, information] = [`${randomUUID()}@test.example`, `${randomUUID()}@test.example`]
      const { id } = await insert('/admin/insert/footer', { json: { type: 'email', information: old } })
      return {
        send: { json: { id, type: 'email', information } },
        details: { id, type: 'email', information },
        read: async () => (await footerOf()).find((row) => row.id === id)?.information,
        ...{ before: old, after: information },
      }
    },
  },
  'DELETE /admin/delete/footer': {
    tags: ['footer'],
    prepare: async () => {
      const { id } = await insert('/admin/insert/footer', { json: { type: 'phone', information: '7000' } })
      return {
        send: { query: `id=${id}` },
        details: { id },
        read: async () => (await footerOf()).some((row) => row.id === id),
        ...{ before: true, after: false },
      }
    },
  },
  'POST /admin/insert/social-link': {
    tags: ['social'],
    prepare: async () => {
      const json = { icon: 'telegram', link: link() }
      return {
        send: { json },
        details: json,
        read: async () => (await socialOf()).some((row) => row.link === json.link),
        ...{ before: false, after: true },
      }
    },
  },
  'POST /admin/update/social-link': {
    tags: ['social'],
    prepare: async () => {
      const [old, json] = [link(), { icon: 'youtube', link: link() }]
      const id = (await insert('/admin/insert/social-link', { json: { icon: 'facebook', link: old } })).id
      return {
        send: { json: { id, ...json } },
        details: { id, ...json },
        read: async () => (await socialOf()).find((row) => row.id === id),
        ...{ before: { id, icon: 'facebook', link: old }, after: { id, ...json } },
      }
    },
  },
  'DELETE /admin/delete/social-link': {
    tags: ['social'],
    prepare: async () => {
      const { id } = await insert('/admin/insert/social-link', { json: { icon: 'line', link: link() } })
      return {
        send: { query: `id=${String(id)}` },
        details: { id },
        read: async () => (await socialOf()).some((row) => row.id === id),
        ...{ before: true, after: false },
      }
    },
  },
}
