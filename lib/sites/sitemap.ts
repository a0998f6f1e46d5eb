import { localePath, locales, type Locale } from '@/lib/platform/i18n/locale'
import { menuPath } from '@/lib/content/menu/links'
import { listMonthNews } from '@/lib/content/month-news/queries'
import { monthNewsPath } from '@/lib/content/month-news/schema'
import { associationPaths as mm } from '@/lib/platform/site/association-paths'
import { listAgenda } from '@/lib/event/agenda/queries'
import {
  currentEdition,
  editionParts,
  listEarlierEditions,
  listEventDays,
} from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { listHalls } from '@/lib/event/halls/queries'
import { listExhibitors } from '@/lib/event/partners/queries'
import { listSpeakers } from '@/lib/event/speakers/queries'
import { directoryPaths as yp } from '@/lib/platform/site/directory-paths'
import { categoryTree } from '@/lib/directory/categories/queries'
import { consultantsCode } from '@/lib/directory/codes'
import {
  countListings,
  listCompanyAddresses,
  listConsultantAddresses,
  listedCategoryIds,
} from '@/lib/directory/listings/queries'
import { nameLanguages } from '@/lib/platform/i18n/names'
import { eventPaths as ev, pathsOf } from '@/lib/platform/site/event-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { countPublishedNews, listPublishedNewsPart, listWrittenPages } from './queries'
import { siteOf, type SiteKey } from '@/lib/platform/site/sites'

/**
 * The most addresses in one file. The protocol allows 50,000; smaller files are faster to make, send and read
 * again.
 */
export const addressesMax = 10_000
/** The most pages in one file: a page may be listed once in every language. */
const pagesMax = addressesMax / locales.length

/** A page to list. `languages` are those of its text; without them the page is in all languages. */
type Page = { path: string; changedAt: string | null; languages?: readonly Locale[] }

/**
 * The pages of one kind on a site, in parts that are numbered from 1. Each part is one file of the sitemap.
 */
type Section = {
  site: SiteKey
  partsCount(): Promise<number>
  pagesOf(part: number): Promise<Page[]>
}

const fixedPaths = [
  mm.home,
  mm.about,
  mm.membership,
  mm.member,
  mm.activity,
  mm.trade,
  mm.reports(1),
  mm.anniversary,
  mm.contact,
  mm.privacy,
  mm.accessibility,
  mm.assessment,
  mm.assessmentQuestions,
  mm.publishedResults,
  mm.ownAssessment,
  mm.memberAssessment,
  mm.memberYear,
]

/** Fixed pages that mainly show the text of their menu item. */
const textPaths: readonly string[] = [mm.about, mm.activity, mm.membership]

async function associationPages(): Promise<Page[]> {
  const [{ categories, pages }, issues] = await Promise.all([listWrittenPages(), listMonthNews()])
  const texts = pages.map(({ cid, ...text }) => ({ path: menuPath({ cid, page_type: 'static' }), ...text }))
  const textPages = texts.filter(({ path }) => !path.includes('#') && !fixedPaths.includes(path))
  const textAt = (path: string) => texts.find((text) => text.path === path && textPaths.includes(path))
  return [
    ...fixedPaths.map((path) => ({ path, changedAt: null, languages: textAt(path)?.languages ?? locales })),
    ...categories.map((cid) => ({ path: mm.newsList(cid), changedAt: null })),
    ...textPages,
    ...issues.map(({ id, created_at }) => ({ path: monthNewsPath(id), changedAt: created_at })),
  ]
}

const eventPages: readonly string[] = [
  ev.archive,
  ev.archiveNews,
  ev.home,
  ev.about,
  ev.agenda(),
  ev.presentation(),
  ev.gallery(),
  ev.contact,
  ev.register,
  ev.speakers,
]

/**
 * Lists an edition's pages of documents (for each day and hall), of photographs (for each day) and of
 * speakers, except those that are fixed pages of the live edition's site.
 */
async function editionContentPaths(edition: Edition): Promise<string[]> {
  const [days, halls, speakers, parts] = await Promise.all([
    listEventDays(edition.id),
    listHalls(edition.id),
    listSpeakers(edition.id),
    editionParts(edition.id),
  ])
  const paths = pathsOf(edition)
  return [
    ...(!edition.is_earlier || parts.presentation ? days : []).flatMap(({ number }) =>
      halls.map(({ id }, at) => paths.presentation(number, at > 0 ? id : undefined)),
    ),
    ...(parts.gallery ? days : []).map(({ number }) => paths.gallery(number)),
    ...speakers.map(({ id }) => paths.speaker(id)),
  ].filter((path) => !eventPages.includes(path))
}

/** Lists the pages of an edition's exhibitors; the first page exists even without exhibitors. */
async function exhibitorPagePaths(edition: Edition | null): Promise<string[]> {
  const pages = edition ? (await listExhibitors(edition.id, 1)).totalPages : 0
  return Array.from({ length: Math.max(pages, 1) }, (_, at) => pathsOf(edition).exhibitors(at + 1))
}

/**
 * Lists the fixed pages of the event's site and the pages of the current edition, except the agenda's pages
 * for further days and for halls.
 */
async function eventSitePages(): Promise<Page[]> {
  const live = await currentEdition()
  const lists = await exhibitorPagePaths(live)
  const content = live ? await editionContentPaths(live) : []
  return [...eventPages, ev.sponsors, ...lists, ...content].map((path) => ({ path, changedAt: null }))
}

/**
 * Lists the pages of an agenda beyond the first: its further days, and the halls of days that have several.
 */
async function furtherAgendaPages(edition: Edition | null): Promise<Page[]> {
  const days = edition ? await listAgenda(edition.id, 1) : []
  const agenda = pathsOf(edition).agenda
  return days.flatMap(({ number, sessions }) => {
    const halls = new Set(sessions.flatMap(({ hall_id }) => (hall_id === null ? [] : [hall_id])))
    const paths = [
      ...(number > 1 ? [agenda(number)] : []),
      ...(halls.size > 1 ? [...halls].map((hall) => agenda(number, hall)) : []),
    ]
    return paths.map((path) => ({ path, changedAt: null }))
  })
}

/**
 * Lists the pages of an earlier edition. Each edition is one part, the oldest first, so that a new edition
 * does not change the numbers of the others.
 */
async function earlierEditionPages(partNumber: number): Promise<Page[]> {
  const edition = (await listEarlierEditions()).at(-partNumber)
  if (!edition) return []
  const [parts, content, exhibitors, agenda] = await Promise.all([
    editionParts(edition.id),
    editionContentPaths(edition),
    exhibitorPagePaths(edition),
    furtherAgendaPages(edition),
  ])
  const paths = pathsOf(edition)
  const lists = [
    paths.home,
    ...(parts.agenda ? [paths.agenda()] : []),
    ...(parts.speakers ? [paths.speakers] : []),
    ...(parts.sponsors ? [paths.sponsors] : []),
    ...(parts.exhibitors ? exhibitors : []),
  ]
  return [
    ...[...lists, ...content].map((path) => ({ path, changedAt: null })),
    ...(parts.agenda ? agenda : []),
  ]
}

/** Lists the directory's fixed pages, the pages of categories with listings, and those of consultants. */
async function directoryPages(): Promise<Page[]> {
  const [tree, people, filledIds] = await Promise.all([
    categoryTree(),
    listConsultantAddresses(),
    listedCategoryIds(),
  ])
  const codes = tree.flatMap((main) => {
    const subs = main.subs.filter(
      ({ id, category_code }) =>
        filledIds.includes(id) || (category_code === consultantsCode && people.length > 0),
    )
    return subs.length > 0 ? [main.code, ...subs.map(({ category_code }) => category_code)] : []
  })
  return [
    ...[yp.home, yp.contact, yp.register].map((path) => ({ path, changedAt: null })),
    ...codes.map((code) => ({ path: yp.category(code), changedAt: null })),
    ...people.map(({ id, changedAt, ...names }) => ({
      path: yp.consultant(id),
      changedAt,
      languages: nameLanguages(names),
    })),
  ]
}

/** The sections of the sitemap by name; a part's address is like `/sitemap/news-1.xml`. */
const sections: Readonly<Record<string, Section>> = {
  pages: { site: 'mm', partsCount: () => Promise.resolve(1), pagesOf: associationPages },
  news: {
    site: 'mm',
    partsCount: async () => Math.ceil((await countPublishedNews()) / pagesMax),
    pagesOf: async (part) =>
      (await listPublishedNewsPart(part, pagesMax)).map(({ id, ...item }) => ({
        path: mm.newsItem(id),
        ...item,
      })),
  },
  event: { site: 'mw', partsCount: () => Promise.resolve(1), pagesOf: eventSitePages },
  agenda: {
    site: 'mw',
    partsCount: async () => Math.min((await furtherAgendaPages(await currentEdition())).length, 1),
    pagesOf: async () => furtherAgendaPages(await currentEdition()),
  },
  editions: {
    site: 'mw',
    partsCount: async () => (await listEarlierEditions()).length,
    pagesOf: earlierEditionPages,
  },
  directory: { site: 'yp', partsCount: () => Promise.resolve(1), pagesOf: directoryPages },
  companies: {
    site: 'yp',
    partsCount: async () => Math.ceil((await countListings()).companies / pagesMax),
    pagesOf: async (part) =>
      (await listCompanyAddresses(part, pagesMax)).map(({ id, changedAt, ...names }) => ({
        path: yp.company(id),
        changedAt,
        languages: nameLanguages(names),
      })),
  },
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Returns the index of all parts of the open sites' sitemap. */
export async function sitemapIndex(): Promise<string> {
  const names = await Promise.all(
    Object.entries(sections).map(async ([name, { site, partsCount }]) => {
      const parts = siteOf(site).isOpen ? await partsCount() : 0
      return Array.from({ length: parts }, (_, at) => `${name}-${at + 1}`)
    }),
  )
  const entries = names
    .flat()
    .map((name) => `<sitemap><loc>${escapeXml(absoluteUrl(`/sitemap/${name}.xml`))}</loc></sitemap>`)
  return [declaration, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>'].join('\n')
}

/**
 * Returns one part of the sitemap. It lists a page once for each language of its text, with the addresses in
 * all these languages.
 * @param name as in the index, such as `news-1`
 * @returns null for an unknown part
 */
export async function sitemapPart(name: string): Promise<string | null> {
  const [, sectionName = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const section = Object.hasOwn(sections, sectionName) ? sections[sectionName] : undefined
  if (!section || !siteOf(section.site).isOpen || Number(number) > (await section.partsCount())) return null
  const entries = (await section.pagesOf(Number(number))).flatMap(
    ({ path, changedAt, languages = locales }) => {
      const alternates = languages.map((locale) => {
        const href = escapeXml(absoluteUrl(localePath(locale, path)))
        return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`
      })
      const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
      return languages.map((locale) => {
        const address = escapeXml(absoluteUrl(localePath(locale, path)))
        return `<url><loc>${address}</loc>${alternates.join('')}${lastmod}</url>`
      })
    },
  )
  const root = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  return [declaration, root, ...entries, '</urlset>'].join('\n')
}
