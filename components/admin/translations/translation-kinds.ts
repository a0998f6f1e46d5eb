import type { AtAnyRoute, Call } from '@/lib/api/call'
import { eventMenuCalls } from '@/lib/event/menu/calls'
import { eventNewsCalls } from '@/lib/news/event/calls'
import { fieldsOf, type Resource, type Values } from '@/lib/api/resource'
import { bookResources } from '@/lib/book/resource'
import { documentResource } from '@/lib/documents/resource'
import { logoResource } from '@/lib/logos/resource'
import { monthNewsResource } from '@/lib/month-news/resource'
import { videoResource } from '@/lib/videos/resource'
import { questionResource } from '@/lib/assessment/questions/resource'
import { sessionResource } from '@/lib/event/agenda/resource'
import { categoryResource } from '@/lib/directory/categories/resource'
import { contactResource } from '@/lib/contact/resource'
import { eventDateResource } from '@/lib/event/dates/resource'
import { editionCalls } from '@/lib/event/editions/calls'
import { partnerResource } from '@/lib/event/partners/resource'
import { galleryResource } from '@/lib/event/gallery/resource'
import { hallResource } from '@/lib/event/halls/resource'
import { presentationResource } from '@/lib/event/presentations/resource'
import { presenterCalls } from '@/lib/event/presenters/calls'
import type { PresenterRecord } from '@/lib/event/presenters/schema'
import { statisticResource } from '@/lib/event/statistics/resource'
import { menuCalls } from '@/lib/menu/calls'
import { mineralResource } from '@/lib/minerals/resource'
import { newsCalls } from '@/lib/news/calls'
import { pageTextCalls } from '@/lib/page-texts/calls'
import { peopleCalls } from '@/lib/people/calls'
import type { AboutCategory, PersonRecord } from '@/lib/people/schema'
import { reportResource } from '@/lib/reports/resource'
import type { TranslationKind } from '@/lib/translations/schema'
import { newsDefaults } from '../news/news-form'
import type { ListedNews } from '../news/news-site'
import { inputOf, startValues } from '../resource/form-values'
import { readRecord } from '../resource/record-page'

/** A text in two languages, `name` and `<name>_en`; `label` is the key of what it is called. */
export type TranslatedField = { name: string; as: 'text' | 'textarea' | 'richText'; label: string }

/** How the texts of one record are read, and saved by the record's own call, with all that it asks for. */
type TranslatedForm = {
  fields: readonly TranslatedField[]
  update: Call
  /** @param english the English texts, `title_en` and its like */
  toInput: (english: Values) => Values
  /** Where the whole record is edited. */
  href: string
}
/** A record as it was when it was opened. */
export type TranslatedRecord = TranslatedForm & { values: Values }

type Kind = {
  read: (id: number) => Promise<Values>
  form: (record: Values) => TranslatedForm
}

/**
 * The kind of a declared screen: its own form says what is bilingual and what else goes along.
 * @param scope stands before the names of its list in the address, where there are several on the screen
 */
function declared({ name, form }: Resource, path: string, scope = ''): Kind {
  return {
    read: (id) => readRecord(form?.record, id),
    form: (record) => {
      if (!form?.update) throw new Error(`${name} has no form`)
      const all = fieldsOf(form, false)
      const row = { ...record, id: Number(record.id) }
      return {
        fields: all.flatMap(([field, options]): TranslatedField[] =>
          options.kind === 'bilingual'
            ? [{ name: field, as: options.as, label: `admin.${name}.fields.${field}` }]
            : [],
        ),
        update: form.update,
        toInput: (english) => ({
          ...inputOf(all, { ...startValues(all, record), ...english }, form, row),
          ...{ id: record.id, version: record.version },
        }),
        href: `${path}?${scope}id=${record.id}`,
      }
    },
  }
}

/** Where the people of each category are edited. */
const peoplePaths: Record<AboutCategory, string> = {
  President: '/admin/about?presidents.id=',
  Association: '/admin/about?council.id=',
  Office: '/admin/about?office.id=',
  Auditor: '/admin/auditor?id=',
}
const personTexts = ['name', 'position', 'company'] as const

const newsFields: TranslatedField[] = [
  { name: 'title', as: 'text', label: 'admin.news.fields.title' },
  { name: 'summary', as: 'textarea', label: 'admin.news.fields.summary' },
  { name: 'text', as: 'richText', label: 'admin.news.fields.text' },
]

const editionTexts = [
  { name: 'event', as: 'text', of: 'editions' },
  { name: 'place', as: 'text', of: 'editions' },
  { name: 'venue', as: 'text', of: 'editions' },
  { name: 'address', as: 'text', of: 'editions' },
  { name: 'invitation', as: 'textarea', of: 'editionTexts' },
  { name: 'about', as: 'richText', of: 'editionTexts' },
] as const

const speakerTexts = [
  { name: 'name', as: 'text', label: 'name' },
  { name: 'position', as: 'text', label: 'position' },
  { name: 'about', as: 'textarea', label: 'about' },
] as const

/** News of one site. */
const newsKind = (
  calls: AtAnyRoute<Pick<typeof newsCalls | typeof eventNewsCalls, 'getAdminNews' | 'updateNews'>>,
  path: string,
): Kind => ({
  read: (id) => readRecord(calls.getAdminNews, id),
  form: (record) => ({
    fields: newsFields,
    update: calls.updateNews,
    toInput: (english) => ({
      ...newsDefaults(record as ListedNews),
      ...english,
      ...{ id: record.id, version: record.version },
    }),
    href: `${path}?id=${String(record.id)}`,
  }),
})

/** The menu of one site. */
const menuKind = (
  calls: AtAnyRoute<Pick<typeof menuCalls | typeof eventMenuCalls, 'getMenu' | 'updateMenu'>>,
  path: string,
): Kind => ({
  read: (cid) => readRecord(calls.getMenu, cid, { key: 'cid' }),
  form: ({ cid, category, category_status, version }) => ({
    fields: [{ name: 'category', as: 'text', label: 'admin.menu.fields.category' }],
    update: calls.updateMenu,
    toInput: (english) => ({ cid, category, category_status, version, ...english }),
    href: `${path}?id=${String(cid)}`,
  }),
})

const kinds: Record<TranslationKind, Kind> = {
  news: newsKind(newsCalls, '/admin/update-news'),
  pages: {
    read: (cid) => readRecord(pageTextCalls.getPageText, cid, { key: 'cid' }),
    form: ({ id, cid, text, version }) => ({
      fields: [{ name: 'text', as: 'richText', label: 'admin.pageText.content' }],
      update: pageTextCalls.updatePageText,
      toInput: (english) => ({ id, category_cid: cid, text, version, ...english }),
      href: `/admin/edit-static/${String(cid)}`,
    }),
  },
  menu: menuKind(menuCalls, '/admin/link'),
  eventMenu: menuKind(eventMenuCalls, '/admin/week/link'),
  eventNews: newsKind(eventNewsCalls, '/admin/week/update-news'),
  reports: declared(reportResource, '/admin/report'),
  people: {
    read: (id) => readRecord(peopleCalls.getPerson, id),
    form: (record) => {
      const { id, about_category, profile: _profile, ...kept } = record as PersonRecord
      return {
        // The form of a category asks for fewer texts; what is written all the same is shown and kept.
        fields: personTexts
          .filter((text) => kept[text] !== '')
          .map((text) => ({ name: text, as: 'text', label: `admin.council.fields.${text}` })),
        update: peopleCalls.updatePerson,
        toInput: (english) => ({ id, about_category, ...kept, ...english }),
        href: `${peoplePaths[about_category]}${id}`,
      }
    },
  },
  minerals: declared(mineralResource, '/admin/minerals'),
  documents: declared(documentResource, '/admin/document'),
  monthNews: declared(monthNewsResource, '/admin/month-news'),
  videos: declared(videoResource, '/admin/video'),
  bookPages: declared(bookResources[0], '/admin/book', 'bookPages.'),
  logos: declared(logoResource, '/admin/logo'),
  contact: declared(contactResource, '/admin/contact-texts'),
  questions: declared(questionResource, '/admin/update-assessment'),
  sessions: declared(sessionResource, '/admin/week/agenda', 'eventSessions.'),
  editions: {
    read: (id) => readRecord(editionCalls.getEdition, id),
    form: ({ id, version, ...record }) => ({
      fields: editionTexts.map(({ name, as, of }) => ({ name, as, label: `admin.${of}.fields.${name}` })),
      update: editionCalls.updateEdition,
      // Film and picture are not sent, so they stay.
      toInput: (english) => ({ ...record, image: undefined, video: undefined, ...english, id, version }),
      href: `/admin/week/editions?id=${String(id)}`,
    }),
  },
  event_dates: declared(eventDateResource, '/admin/week/event-date'),
  event_statistics: declared(statisticResource, '/admin/week/home', 'eventStatistics.'),
  event_partners: declared(partnerResource, '/admin/week/partners'),
  event_presenters: {
    // The calls name the Mongolian texts of a speaker by their language.
    read: async (id) => {
      const record = (await readRecord(presenterCalls.getPresenter, id)) as PresenterRecord
      return { ...record, name: record.name_mn, position: record.position_mn }
    },
    form: ({ id, version, ...record }) => ({
      fields: speakerTexts.map(({ name, as, label }) => ({
        name,
        as,
        label: `admin.eventPresenters.fields.${label}`,
      })),
      update: presenterCalls.updatePresenter,
      // The portrait is not sent, so it stays.
      toInput: (english) => ({ ...record, image: undefined, ...english, id, version }),
      href: `/admin/week/presenters?id=${String(id)}`,
    }),
  },
  event_halls: declared(hallResource, '/admin/week/presentation', 'eventHalls.'),
  event_presentations: declared(presentationResource, '/admin/week/presentation', 'presentations.'),
  event_gallery_images: declared(galleryResource, '/admin/week/gallery'),
  directory_categories: declared(categoryResource, '/admin/yellow/category'),
}

/** A record with the form of its English. */
export const translated = (kind: TranslationKind, values: Values): TranslatedRecord => ({
  values,
  ...kinds[kind].form(values),
})

/** The same of a record as it is now. @throws CallError where there is none */
export async function readTranslated(kind: TranslationKind, id: number): Promise<TranslatedRecord> {
  return translated(kind, await kinds[kind].read(id))
}

/** What the form of the English starts with. */
export function englishOf({ fields, values }: TranslatedRecord): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [`${name}_en`, String(values[`${name}_en`] ?? '')]))
}
