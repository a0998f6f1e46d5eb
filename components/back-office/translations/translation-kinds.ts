import type { AtAnyRoute, Call, InputOf } from '@/lib/platform/api/call'
import { makeCall } from '@/lib/wiring/calls/client'
import { eventMenuCalls } from '@/lib/event/menu/calls'
import { eventNewsCalls } from '@/lib/event/news/calls'
import { fieldsOf, type Resource, type Values } from '@/lib/platform/api/resource'
import { bookResources } from '@/lib/content/book/resource'
import { documentResource } from '@/lib/content/documents/resource'
import { logoResource } from '@/lib/content/logos/resource'
import { monthNewsResource } from '@/lib/content/month-news/resource'
import { videoResource } from '@/lib/content/videos/resource'
import { questionResource } from '@/lib/assessment/questions/resource'
import { sessionResource } from '@/lib/event/agenda/resource'
import { categoryResource } from '@/lib/directory/categories/resource'
import { contactResource } from '@/lib/content/contact/resource'
import { eventDateResource } from '@/lib/event/dates/resource'
import { editionCalls } from '@/lib/event/editions/calls'
import { partnerResource } from '@/lib/event/partners/resource'
import { galleryResource } from '@/lib/event/gallery/resource'
import { hallResource } from '@/lib/event/halls/resource'
import { presentationResource } from '@/lib/event/presentations/resource'
import { speakerCalls } from '@/lib/event/speakers/calls'
import { statisticResource } from '@/lib/event/statistics/resource'
import { menuCalls } from '@/lib/content/menu/calls'
import { mineralResource } from '@/lib/content/minerals/resource'
import { newsCalls } from '@/lib/content/news/calls'
import { inputKindOfNewsText, newsTextNames } from '@/lib/content/news/schema'
import { pageTextCalls } from '@/lib/content/page-texts/calls'
import { peopleCalls } from '@/lib/content/people/calls'
import type { AboutCategory } from '@/lib/content/people/schema'
import { reportResource } from '@/lib/content/reports/resource'
import type { TranslationKind } from '@/lib/office/translations/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { newsDefaults } from '../../news/office/news-form'
import type { Row } from '../../office/resource/bound'
import { callInputOf, initialFormValues } from '../../office/resource/form-values'
import { readDeclaredRecord } from '../../office/resource/declared-calls'

/** A text in two languages, `name` and `<name>_en`; `label` is the message key of its label. */
export type TranslatedField = { name: string; as: 'text' | 'textarea' | 'richText'; label: string }

/** The English texts of a record by field: `title_en` and others. */
export type EnglishTexts = Readonly<Record<string, string>>

/**
 * The bilingual texts of one record and the call that saves them. `toInput` adds to the English texts the
 * other values that the call requires.
 */
type TranslatedForm<C extends Call> = {
  fields: readonly TranslatedField[]
  update: C
  toInput: (english: EnglishTexts) => InputOf<C>
  /** The address of the record's full form. */
  href: string
}
/** A record as it was read or last saved, with its bilingual texts. */
export type TranslatedRecord = Omit<TranslatedForm<Call>, 'toInput'> & {
  values: Values & { version: number }
  toInput: (english: EnglishTexts) => Values
  /** Returns the record with the saved English and its new version. */
  withSaved: (english: EnglishTexts, version: number) => TranslatedRecord
}

/**
 * Reads the current record of one kind.
 * @throws CallError when there is no such record
 */
type RecordLoader = (id: number) => Promise<TranslatedRecord>
type VersionedValues = Values & { version: number }

function createRecordLoader<C extends Call, Row extends VersionedValues>(
  read: (id: number) => Promise<Row>,
  form: (row: Row) => TranslatedForm<C>,
): RecordLoader {
  const recordOf = (row: Row): TranslatedRecord => ({
    ...form(row),
    values: row,
    withSaved: (english, version) => recordOf({ ...row, ...english, version }),
  })
  return async (id) => recordOf(await read(id))
}

/**
 * Returns the function that loads a record of a `Resource`. The form of the resource determines the bilingual
 * fields and the values that are saved with them.
 * @param scope the prefix of the list's parameters in the URL, if the screen has several lists
 */
function createResourceLoader({ name, form }: Resource, path: string, scope = ''): RecordLoader {
  const recordOf = (row: Row & VersionedValues): TranslatedRecord => {
    if (!form?.update) throw new Error(`${name} has no form`)
    const all = fieldsOf(form, false)
    const { id, version } = row
    return {
      fields: all.flatMap(([field, options]): TranslatedField[] =>
        options.kind === 'bilingual'
          ? [{ name: field, as: options.as, label: `admin.${name}.fields.${field}` }]
          : [],
      ),
      update: form.update,
      toInput: (english) => ({
        ...callInputOf(all, { ...initialFormValues(all, row), ...english }, form, row),
        ...{ id, version },
      }),
      href: `${path}?${scope}id=${id}`,
      values: row,
      withSaved: (english, newVersion) => recordOf({ ...row, ...english, version: newVersion }),
    }
  }
  return async (id) => {
    const row = await readDeclaredRecord(form?.record, id)
    return recordOf({ ...row, version: Number(row.version) })
  }
}

/** The address of a person's form for each category of people; the person's id must be appended. */
const peoplePaths: Record<AboutCategory, string> = {
  President: `${officePaths.about}?presidents.id=`,
  Association: `${officePaths.about}?council.id=`,
  Office: `${officePaths.about}?office.id=`,
  Auditor: `${officePaths.auditors}?id=`,
}
const personTexts = ['name', 'position', 'company'] as const

const newsFields = newsTextNames.map((name): TranslatedField => ({
  name,
  as: inputKindOfNewsText(name),
  label: `admin.news.fields.${name}`,
}))

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

/** Returns the function that loads a news item of one site with the fields of its English form. */
const createNewsLoader = (
  calls: AtAnyRoute<Pick<typeof newsCalls | typeof eventNewsCalls, 'getAdminNews' | 'updateNews'>>,
  path: string,
): RecordLoader =>
  createRecordLoader(
    async (id) => (await makeCall(calls.getAdminNews, { id })).record,
    (record) => ({
      fields: newsFields,
      update: calls.updateNews,
      toInput: (english) => ({
        ...newsDefaults(record),
        ...english,
        ...{ id: record.id, version: record.version },
      }),
      href: `${path}?id=${record.id}`,
    }),
  )

/** Returns the function that loads a menu item of one site with the fields of its English form. */
const createMenuLoader = (
  calls: AtAnyRoute<Pick<typeof menuCalls | typeof eventMenuCalls, 'getMenu' | 'updateMenu'>>,
  path: string,
): RecordLoader =>
  createRecordLoader(
    async (cid) => (await makeCall(calls.getMenu, { cid })).record,
    // The server keeps the place and the type because they are not sent.
    ({ cid, pid: _pid, page_type: _type, ...record }) => ({
      fields: [{ name: 'category', as: 'text', label: 'admin.menu.fields.category' }],
      update: calls.updateMenu,
      toInput: (english) => ({ ...record, ...english, cid }),
      href: `${path}?id=${cid}`,
    }),
  )

const kinds: Record<TranslationKind, RecordLoader> = {
  news: createNewsLoader(newsCalls, officePaths.news),
  pages: createRecordLoader(
    async (cid) => (await makeCall(pageTextCalls.getPageText, { cid })).record,
    // The server keeps the schedule because it is not sent.
    ({ cid, appears_at: _appears, ends_at: _ends, ...record }) => ({
      fields: [{ name: 'text', as: 'richText', label: 'admin.pageText.content' }],
      update: pageTextCalls.updatePageText,
      toInput: (english) => ({ ...record, ...english, category_cid: cid }),
      href: `${officePaths.pageText}/${cid}`,
    }),
  ),
  menu: createMenuLoader(menuCalls, officePaths.menu),
  eventMenu: createMenuLoader(eventMenuCalls, officePaths.eventMenu),
  eventNews: createNewsLoader(eventNewsCalls, officePaths.eventNews),
  reports: createResourceLoader(reportResource, officePaths.reports),
  people: createRecordLoader(
    async (id) => (await makeCall(peopleCalls.getPerson, { id })).record,
    ({ id, about_category, profile: _profile, ...person }) => ({
      // All texts that the person has are shown, although some categories have a form with fewer texts.
      fields: personTexts
        .filter((text) => person[text] !== '')
        .map((text) => ({ name: text, as: 'text', label: `admin.council.fields.${text}` })),
      update: peopleCalls.updatePerson,
      toInput: (english) => ({ ...person, ...english, id, about_category }),
      href: `${peoplePaths[about_category]}${id}`,
    }),
  ),
  minerals: createResourceLoader(mineralResource, officePaths.minerals),
  documents: createResourceLoader(documentResource, officePaths.documents),
  monthNews: createResourceLoader(monthNewsResource, officePaths.monthNews),
  videos: createResourceLoader(videoResource, officePaths.videos),
  bookPages: createResourceLoader(bookResources[0], officePaths.book, 'bookPages.'),
  logos: createResourceLoader(logoResource, officePaths.logos),
  contact: createResourceLoader(contactResource, officePaths.contactTexts),
  questions: createResourceLoader(questionResource, officePaths.questions),
  sessions: createResourceLoader(sessionResource, officePaths.weekAgenda, 'eventSessions.'),
  editions: createRecordLoader(
    async (id) => (await makeCall(editionCalls.getEdition, { id })).record,
    ({ id, version, ...record }) => ({
      fields: editionTexts.map(({ name, as, of }) => ({ name, as, label: `admin.${of}.fields.${name}` })),
      update: editionCalls.updateEdition,
      // The server keeps the film and the picture because they are not sent.
      toInput: (english) => ({ ...record, ...english, image: undefined, video: undefined, id, version }),
      href: `${officePaths.editions}?id=${id}`,
    }),
  ),
  event_dates: createResourceLoader(eventDateResource, officePaths.eventDates),
  event_statistics: createResourceLoader(statisticResource, officePaths.eventHome, 'eventStatistics.'),
  event_partners: createResourceLoader(partnerResource, officePaths.partners),
  event_presenters: createRecordLoader(
    // In the calls, the Mongolian name and position of a speaker are `name_mn` and `position_mn`.
    async (id) => {
      const { record } = await makeCall(speakerCalls.getSpeaker, { id })
      return { ...record, name: record.name_mn, position: record.position_mn }
    },
    ({ id, version, ...record }) => ({
      fields: speakerTexts.map(({ name, as, label }) => ({
        name,
        as,
        label: `admin.eventSpeakers.fields.${label}`,
      })),
      update: speakerCalls.updateSpeaker,
      // The server keeps the portrait because it is not sent.
      toInput: (english) => ({ ...record, ...english, image: undefined, id, version }),
      href: `${officePaths.eventSpeakers}?id=${id}`,
    }),
  ),
  event_halls: createResourceLoader(hallResource, officePaths.eventPresentation, 'eventHalls.'),
  event_presentations: createResourceLoader(
    presentationResource,
    officePaths.eventPresentation,
    'presentations.',
  ),
  event_gallery_images: createResourceLoader(galleryResource, officePaths.eventGallery),
  directory_categories: createResourceLoader(categoryResource, officePaths.directoryCategories),
}

/**
 * Reads the current record of a kind, with the fields of its English form.
 * @throws CallError when there is no such record
 */
export const readTranslatedRecord = (kind: TranslationKind, id: number): Promise<TranslatedRecord> =>
  kinds[kind](id)

/** The initial values of the English form. */
export function englishValuesOf({ fields, values }: TranslatedRecord): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [`${name}_en`, String(values[`${name}_en`] ?? '')]))
}
