import * as z from 'zod'
import { news } from '@/db/schema/news'
import { oldFlag, oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldForm, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { pickFields } from '@/lib/platform/pick-fields'
import { plainTextOf } from '@/lib/platform/rich-text/plain-words'
import { sanitiseSync } from '@/lib/platform/rich-text/sanitise'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { newsCalls } from './calls'
import { defaultCategoryCid, defaultPublisher, mapNewsTexts, newsTextKeys } from './schema'

const languages = ['mn', 'en']
const pageSize = 50

async function* listOldNews(site: OldSite): AsyncGenerator<unknown> {
  // The office has the inactive items, too, and says so.
  if (site.isOffice) yield* site.list('/admin/get/news?category=all&limit=100', 'news')
  const categories = recordsOf(await site.read('/client/get/category-news-count?type=news'), 'categories')
  for (const category of categories) {
    const { cid } = category as { cid?: unknown }
    for (const lang of languages)
      for await (const item of site.list(
        `/client/get/news?category=${Number(cid)}&lang=${lang}&limit=${pageSize}`,
        'news',
      ))
        yield* withWholeText(site, { category_cid: cid, ...(item as object) }, lang)
  }
  // Items of categories that the old site does not show are in the months.
  for (const month of recordsOf(await site.read('/client/get/archive-news-date?lang=mn'), 'dates')) {
    const { created_at } = month as { created_at?: unknown }
    const date = encodeURIComponent(String(created_at))
    for (const lang of languages)
      for await (const item of site.list(
        `/client/get/news-by-date?date=${date}&lang=${lang}&limit=${pageSize}`,
        'news',
      ))
        yield* withWholeText(site, item, lang)
  }
}

/** Reads an item by its number if the list has only its heading. */
async function* withWholeText(site: OldSite, item: unknown, lang: string): AsyncGenerator<unknown> {
  const heading = item as { id?: unknown; text?: unknown; text_en?: unknown }
  if (heading.text !== undefined || heading.text_en !== undefined || heading.id === undefined) yield item
  else {
    const answer = await site.read(`/client/get/news/id?id=${Number(heading.id)}&lang=${lang}`)
    yield { ...heading, ...((answer as { news?: object } | null)?.news ?? {}) }
  }
}

const oldItem = z.object({
  id: oldId,
  ...mapNewsTexts(() => oldText),
  image: oldText,
  publisher: oldText,
  category_cid: oldId,
  news_status: oldFlag(true),
  yellow_book: oldFlag(),
  created_at: oldMoment,
  updated_at: oldMoment,
})
type OldItem = z.output<typeof oldItem>

const summaryLettersMax = 300

/**
 * Completes the texts of one language, because an item has all of them or none: a missing summary is the
 * beginning of the text, a missing text the summary.
 */
function completeTexts(item: OldItem, suffix: '' | '_en', notes: string[]): Record<string, string> {
  const texts = {
    title: item[`title${suffix}`],
    summary: item[`summary${suffix}`],
    text: item[`text${suffix}`],
  }
  const language = suffix ? 'English' : 'Mongolian'
  if (texts.title === '' || (texts.summary === '' && texts.text === '')) {
    if (texts.title || texts.summary || texts.text)
      notes.push(`the ${language} texts are left out: a title alone, or texts without a title`)
    return { [`title${suffix}`]: '', [`summary${suffix}`]: '', [`text${suffix}`]: '' }
  }
  if (texts.summary === '') texts.summary = shorten(plainTextOf(sanitiseSync(texts.text))) || texts.title
  if (texts.text === '') texts.text = `<p>${escapeHtml(texts.summary)}</p>`
  return {
    [`title${suffix}`]: texts.title,
    [`summary${suffix}`]: plainTextOf(texts.summary) || texts.title,
    [`text${suffix}`]: texts.text,
  }
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const shorten = (text: string) =>
  text.length <= summaryLettersMax
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', summaryLettersMax - 1) + 1 || summaryLettersMax - 1).trim()}…`

export const oldNews = oldKind({
  name: 'news',
  list: listOldNews,
  schema: oldItem,
  idOf: ({ id }) => id,
  pathOf: associationPaths.newsItem,
  async toForm(item, records): Promise<OldForm> {
    const notes: string[] = []
    const category_cid =
      item.category_cid === null ? null : await records.idOf('news categories', item.category_cid)
    if (category_cid === null)
      notes.push(`its category is not known: put into category ${defaultCategoryCid}`)
    return {
      fields: {
        ...pickFields(item, newsTextKeys),
        ...completeTexts(item, '', notes),
        ...completeTexts(item, '_en', notes),
        category_cid: category_cid ?? defaultCategoryCid,
        publisher: item.publisher || defaultPublisher,
        news_status: item.news_status,
        yellow_book: item.yellow_book,
      },
      files: { image: item.image },
      columns: {
        created_at: item.created_at ?? undefined,
        updated_at: item.updated_at ?? item.created_at ?? undefined,
      },
      notes,
    }
  },
  richTexts: ['text', 'text_en'],
  insert: newsCalls.insertNews,
  update: newsCalls.updateNews,
  remove: newsCalls.deleteNews,
  table: news,
  idColumn: news.id,
})
