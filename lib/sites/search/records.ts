import { listQuestionsByIds } from '@/lib/assessment/questions/queries'
import { listContactTexts } from '@/lib/content/contact/queries'
import { listDocuments } from '@/lib/content/documents/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { readMenuPathsByCid } from '@/lib/content/menu/queries'
import { listMonthNews } from '@/lib/content/month-news/queries'
import { monthNewsPath } from '@/lib/content/month-news/schema'
import { isPhotographedNews } from '@/lib/content/news/localise'
import { listNewsByIds, newsSearchTexts } from '@/lib/content/news/queries'
import { listPublicPages } from '@/lib/content/page-texts/queries'
import { listPeople } from '@/lib/content/people/queries'
import type { Person } from '@/lib/content/people/schema'
import { listReportsByIds } from '@/lib/content/reports/queries'
import { listLastTrades } from '@/lib/exchange/queries'
import { stripHtml } from '@/lib/platform/search/fold'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { listSustainable } from '@/lib/content/sustainable/queries'
import { readConsultants, readListings } from './directory-records'
import { readPartners, readPresentations, readSessions, readSpeakers } from './event-records'
import { indexById, type FoundRecord, joinParts } from './found-record'
import type { SiteKind } from './schema'

/** For each kind, a function that reads found records by id, without those that visitors may not see. */
export const recordsOf: Record<SiteKind, (ids: readonly number[]) => Promise<Map<number, FoundRecord>>> = {
  news: async (ids) =>
    indexById(
      ids,
      (await listNewsByIds(ids)).map((item) => ({
        ...{ ...item, ...newsSearchTexts(item) },
        href: associationPaths.newsItem(item.id),
        image: isPhotographedNews(item) ? item.image : null,
        figure: { text: item.figure, text_en: item.figure_en, category: item.category_cid },
      })),
    ),
  page: async (ids) => {
    const [pages, paths] = await Promise.all([listPublicPages(ids), readMenuPathsByCid()])
    return indexById(
      ids,
      pages.map(({ cid, category, category_en, text, text_en }) => ({
        ...{ id: cid, href: paths.get(cid) ?? associationPaths.page(cid) },
        ...{ title: category, title_en: category_en, text: stripHtml(text), text_en: stripHtml(text_en) },
      })),
    )
  },
  report: async (ids) =>
    indexById(
      ids,
      (await listReportsByIds(ids)).map((report) => ({ ...report, href: report.pdf, isFile: true })),
    ),
  person: async (ids) =>
    indexById(
      ids,
      (await listPeople()).map((person) => ({
        ...{ id: person.id, href: personPath(person), image: person.profile },
        ...{ title: person.name, title_en: person.name_en },
        text: joinParts(person.position, person.company),
        text_en: joinParts(person.position_en, person.company_en),
      })),
    ),
  document: async (ids) =>
    indexById(
      ids,
      (await listDocuments()).map(({ id, title, title_en, pdf }) => ({
        id,
        title,
        title_en,
        href: pdf,
        isFile: true,
      })),
    ),
  standard: async (ids) => {
    const [mongolian, english] = await Promise.all([listSustainable('mn'), listSustainable('en')])
    const standards = [...mongolian, ...english].map(({ id, title, language, pdf }) => ({
      ...{ id, isFile: pdf !== null, href: pdf ?? associationPaths.page(26) },
      ...(language === 'en' ? { title: '', title_en: title } : { title }),
    }))
    return indexById(ids, standards)
  },
  'month-news': async (ids) =>
    indexById(
      ids,
      (await listMonthNews()).map(({ id, title, title_en }) => ({
        id,
        title,
        title_en,
        href: monthNewsPath(id),
      })),
    ),
  'exchange-name': async (ids) =>
    indexById(
      ids,
      (await listLastTrades(ids)).map(({ id, name, name_en, price, currency, traded_at }) => ({
        ...{ id, title: name, title_en: name_en, href: associationPaths.trade, created_at: traded_at },
        text: `Сүүлийн үнэ: тонн нь ${price.toLocaleString('en')} ${currency}`,
        text_en: `Last price: ${price.toLocaleString('en')} ${currency} a tonne`,
      })),
    ),
  question: async (ids) =>
    indexById(
      ids,
      (await listQuestionsByIds(ids)).map(({ id, cid, question, question_en }) => ({
        ...{ id, title: question, title_en: question_en, href: associationPaths.ownAssessment, text: cid },
        text_en: cid,
      })),
    ),
  'contact-text': async (ids) =>
    indexById(
      ids,
      (await listContactTexts()).map(({ id, text, text_en }) => ({
        ...{ id, title: text, title_en: text_en, href: associationPaths.contact },
      })),
    ),
  'footer-line': async (ids) =>
    indexById(
      ids,
      (await listFooterInfo('mm')).map(({ id, information }) => ({
        ...{ id, title: information, href: associationPaths.contact },
      })),
    ),
  listing: readListings,
  consultant: readConsultants,
  session: readSessions,
  speaker: readSpeakers,
  presentation: readPresentations,
  partner: readPartners,
}

/**
 * Returns the path of a person: auditors are on the page of the programme that they audit, all others under a
 * heading of the about page.
 */
function personPath({ about_category }: Person): string {
  if (about_category === 'Auditor') return associationPaths.page(20)
  return `${associationPaths.about}#${about_category.toLowerCase()}`
}
