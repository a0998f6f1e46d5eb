import { numberOfPages } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { hasCyrillic } from '@/lib/platform/search/latin'
import { hasMatch } from '@/lib/platform/search/mark'
import { pageCountOf } from '@/lib/platform/search/page-count'
import { findPdfPages, type PdfPage } from '@/lib/platform/search/pdf-texts'
import { type SearchAnswer, type SearchGroup, totalMax } from '@/lib/platform/search/schema'
import { search, completeLastWord, suggestTitledRecords } from '@/lib/platform/search/search'
import { type MarkedText, markTitleAndExcerpt } from '@/lib/platform/search/shown'
import { tokensOf } from '@/lib/platform/search/words'
import type { SiteQuery } from './address'
import type { FoundRecord } from './found-record'
import { recordsOf } from './records'
import {
  hitsOfEach,
  hitsOfPage,
  otherSiteOf,
  type SearchedSite,
  type SearchSuggestion,
  type SiteKind,
  siteKinds,
  suggestedKinds,
  suggestedOfEach,
  suggestedRecordsMax,
  suggestedWordsMax,
} from './schema'

/** A found record, as the page shows it. */
export type SearchResult = Pick<FoundRecord, 'id' | 'href' | 'image' | 'created_at' | 'isFile' | 'role'> & {
  title: MarkedText
  excerpt: MarkedText
  /** The number of a story in the language of its title. */
  figure?: { text: string; category: number }
}
export type ResultGroup = { kind: SiteKind; total: number; pages: number; results: SearchResult[] }
export type SiteAnswer = Pick<SearchAnswer, 'total' | 'shownFor' | 'without' | 'also' | 'nearest'> & {
  /** The kinds with hits; kinds without hits have no group. */
  groups: ResultGroup[]
  /** Whether at least one group reached the counting limit, so that it may have more hits. */
  isMore: boolean
}

/** The cache tags of everything that a result shows or links to. */
const shownTags = [
  'search',
  'news',
  'menu',
  'pages',
  'reports',
  'people',
  'documents',
  'exchange',
  'assessment',
  'footer',
  'directory',
  'sustainable',
  'month-news',
  'event',
  'event-agenda',
  'event-presentations',
] as const

/** Searches a site: a few hits of each kind, or one page of one kind. */
export const searchSite = cacheRead(
  'site-search',
  shownTags,
  async ({ site, term, kind, page, isExact }: SiteQuery, locale: Locale): Promise<SiteAnswer> => {
    const paging = { page, limit: kind ? hitsOfPage : hitsOfEach }
    const kinds = kind ? [kind] : siteKinds[site]
    const query = { term, kinds, lang: locale, ...paging, audience: 'public', exact: isExact } as const
    const { groups, total, ...told } = await search(query)
    const hitGroups = orderGroups(
      groups.filter((group) => group.total > 0),
      site,
    )
    const shownGroups = await Promise.all(
      hitGroups.map(async (group) => {
        const siteKind = group.kind as SiteKind
        const records = await recordsOf[siteKind](group.hits.map(({ id }) => id))
        // A record may have been deleted between the search and this read.
        const shownHits = group.hits.flatMap((hit) => {
          const record = records.get(hit.id)
          return record ? [{ hit, record }] : []
        })
        return { group, siteKind, shownHits }
      }),
    )
    const pdfPages = await findPdfPages(shownGroups.flatMap(({ shownHits }) => shownHits))
    const results = shownGroups.map(({ group, siteKind, shownHits }): ResultGroup => ({
      ...{ kind: siteKind, total: group.total },
      pages: kind ? pageCountOf(group, paging) : numberOfPages(group.total, hitsOfPage),
      results: shownHits.map(({ hit, record }) =>
        resultOf(withPdfPage(record, hit.matched, pdfPages.get(hit)), hit.matched, locale),
      ),
    }))
    const isMore = hitGroups.some((group) => group.total >= totalMax)
    return { groups: results, total, isMore, ...told }
  },
)

/**
 * The deduction from the grade of a group of another site, and of questions: their records come before others
 * only if they match better, such as in their titles.
 */
const laterCost = 0.04

/** Orders the groups by their best hits; groups that are equally good stay in the order of the kinds. */
function orderGroups(groups: readonly SearchGroup[], site: SearchedSite): SearchGroup[] {
  const rankOf = ({ kind, bestGrade }: SearchGroup) =>
    Math.round(
      (bestGrade - (kind === 'question' || otherSiteOf(kind as SiteKind, site) ? laterCost : 0)) * 100,
    )
  return groups.toSorted((a, b) => rankOf(b) - rankOf(a))
}

/** Adds the text of a page of its PDF to a record whose own text has no match, and leads to that page. */
function withPdfPage(
  record: FoundRecord,
  matchedWords: readonly string[],
  page: PdfPage | undefined,
): FoundRecord {
  const hasMatchIn = (...texts: string[]) => texts.some((text) => hasMatch(text, matchedWords))
  if (!page || hasMatchIn(record.text, record.text_en)) return record
  const isTitled = hasMatchIn(record.title, record.title_en)
  return {
    ...record,
    ...(hasCyrillic(page.text) ? { text: page.text } : { text_en: page.text }),
    href: record.isFile && !isTitled ? `${record.href}#page=${page.number}` : record.href,
  }
}

function resultOf(record: FoundRecord, matchedWords: readonly string[], locale: Locale): SearchResult {
  const { id, href, image, created_at, isFile, role, figure } = record
  const texts = markTitleAndExcerpt(record, matchedWords, locale)
  const figureText = texts.title.lang === 'en' ? figure?.text_en : figure?.text
  return {
    ...{ id, href, image, created_at, isFile, ...texts },
    ...(role && { role }),
    ...(figure && figureText ? { figure: { text: figureText, category: figure.category } } : {}),
  }
}

/**
 * Suggests records whose titles have the typed words, then terms with the last word completed. Each term has
 * hits.
 */
export const listSuggestions = cacheRead(
  'search-suggestions',
  shownTags,
  async (site: SearchedSite, text: string, locale: Locale): Promise<SearchSuggestion[]> => {
    const last = tokensOf(text).at(-1)
    if (!last) return []
    const [hits, words] = await Promise.all([
      suggestTitledRecords(text, { kinds: suggestedKinds[site], audience: 'public', limit: suggestedOfEach }),
      completeLastWord(text, { kinds: siteKinds[site], audience: 'public', limit: suggestedWordsMax }),
    ])
    const records = await Promise.all(
      suggestedKinds[site].map(async (kind) => {
        const ids = hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
        if (ids.length === 0) return []
        const recordsById = await recordsOf[kind](ids)
        return ids.flatMap((id) => recordsById.get(id) ?? [])
      }),
    )
    const titles = records.flat().map((record) => ({
      text: bilingualText(record, 'title', locale).text,
      path: record.href,
    }))
    const terms = words.map((word) => ({ text: text.slice(0, last.from) + word, path: null }))
    const suggestions = new Map(
      [...titles.slice(0, suggestedRecordsMax), ...terms].map((each) => [each.text, each]),
    )
    return [...suggestions.values()]
  },
)
