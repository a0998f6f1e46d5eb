import { randomUUID } from 'node:crypto'
import { pictureBytes } from '@/tests/factories/rows'
import { eventContents } from './event-content-cases'
import { ask, blobOf, formOf, someone } from './harness'

type Fields = Record<string, string | number | boolean | Blob>
type Row = Record<string, unknown> & { id: number }

/** The content of one office screen: how a row is added and saved, and where readers find it. */
export type Content = {
  insert: string
  update: string
  remove: string
  record: string
  /** The field that a save changes. */
  field: string
  fields: (word: string) => Promise<Fields>
  /** What a save sends beside id, version and the word; nothing where only the name can change. */
  rest?: (word: string) => Fields
  /** The public call that lists the rows, and the key of its list. */
  public: { route: string; key: string }
}

const picture = async () => blobOf(await pictureBytes())
export const pdf = () => blobOf(Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`))
/** The start of a video file: the box that names its type, and nothing to play. */
const film = (bytes: string = randomUUID()) =>
  blobOf(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypmp42\0\0\0\0mp42isom${bytes}`)]))

const person = (about_category: string, rest: Fields): Content => ({
  insert: '/admin/insert/about-us',
  update: '/admin/update/about-us',
  remove: '/admin/delete/about-us',
  record: '/admin/get/about-us/id',
  field: 'name',
  fields: async (name) => ({ about_category, name, image: await picture(), ...rest }),
  rest: () => ({ about_category, ...rest }),
  public: { route: 'GET /client/get/about-us', key: 'about' },
})

/** The kinds of people, each with its required fields. */
export const peopleContents = {
  President: person('President', { years_of_work: '1994–2000' }),
  Association: person('Association', { position: 'Гишүүн', company: 'Геологич' }),
  Office: person('Office', { position: 'Менежер', email: 'office@test.example' }),
  Auditor: person('Auditor', {}),
}

export const contents: readonly Content[] = [
  {
    insert: '/admin/insert/document-pdf',
    update: '/admin/update/document-pdf',
    remove: '/admin/delete/document-pdf',
    record: '/admin/get/document-pdf/id',
    field: 'title',
    fields: async (title) => ({ title, pdf: pdf() }),
    public: { route: 'GET /client/get/document-pdf', key: 'document' },
  },
  {
    insert: '/admin/insert/month-news',
    update: '/admin/update/monthNews',
    remove: '/admin/delete/month-news',
    record: '/admin/get/month-news/id',
    field: 'title',
    fields: async (title) => ({ title, monthPdf: pdf() }),
    public: { route: 'GET /client/month-news-pdf', key: 'monthNews' },
  },
  {
    insert: '/admin/insert/mining-video',
    update: '/admin/update/mining-video',
    remove: '/admin/delete/mining-video',
    record: '/admin/get/mining-video/id',
    field: 'title',
    fields: async (title) => ({ title, video: film() }),
    public: { route: 'GET /client/get/mining-video', key: 'video' },
  },
  {
    insert: '/admin/insert/report',
    update: '/admin/update/report',
    remove: '/admin/delete/report',
    record: '/admin/get/reports/id',
    field: 'title',
    fields: async (title) => ({ title, title_en: 'Report', image: await picture(), pdf: pdf() }),
    rest: () => ({ title_en: 'Report' }),
    public: { route: 'GET /client/get/report?limit=50', key: 'reports' },
  },
  {
    insert: '/admin/insert/membership',
    update: '/admin/update/membership',
    remove: '/admin/delete/membership',
    record: '/admin/get/membership/id',
    field: 'name',
    fields: async (name) => ({ name, link: '', responsible_mining: true, image: await picture() }),
    rest: () => ({ link: 'https://company.example' }),
    public: { route: 'GET /client/get/responsible-logo', key: 'logos' },
  },
  peopleContents.President,
  {
    insert: '/admin/insert/sustainable-mining',
    update: '/admin/update/sustainable-mining',
    remove: '/admin/delete/sustainable-mining',
    record: '/admin/get/sustainable-mining/id',
    field: 'title',
    fields: async (title) => ({ title, language: 'en', images: await picture(), pdf: pdf() }),
    rest: () => ({ language: 'en' }),
    public: { route: 'GET /client/get/sustainable-mining?lang=en', key: 'mining' },
  },
  {
    insert: '/admin/insert/book-page',
    update: '/admin/update/book-page',
    remove: '/admin/delete/book-page',
    record: '/admin/get/book-pages/id',
    field: 'title',
    fields: async (title) => ({ title, image: await picture() }),
    public: { route: 'GET /client/get/book', key: 'pages' },
  },
  {
    insert: '/admin/insert/mineral',
    update: '/admin/update/mineral',
    remove: '/admin/delete/mineral',
    record: '/admin/get/minerals/id',
    field: 'title',
    fields: async (title) => ({ title, image: await picture() }),
    public: { route: 'GET /client/get/minerals', key: 'minerals' },
  },
  ...eventContents,
]

/** The content that a call adds. */
export function contentOf(route: string): Content {
  const content = contents.find(({ insert }) => route === `POST ${insert}`)
  if (!content) throw new Error(`no content is added by ${route}`)
  return content
}

export async function publicRows({ public: { route, key } }: Pick<Content, 'public'>): Promise<Row[]> {
  return (await ask(route)).body[key] as Row[]
}

export async function insertContent(content: Content, word: string, values: Fields = {}): Promise<number> {
  const form = formOf({ ...(await content.fields(word)), ...values })
  const { status, body } = await ask(`POST ${content.insert}`, { as: await someone(1), form })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return Number(body.id)
}

/** The fields of a save. */
export function savedContent(content: Content, id: number, word: string, version?: number): Fields {
  return {
    id,
    ...(version !== undefined && { version }),
    [content.field]: word,
    ...content.rest?.(word),
  }
}
