import { makeCompany } from '@/tests/factories/directory-listings'
import { makeConsultant } from '@/tests/factories/listings'
import { makePresentation, makeSpeaker } from '@/tests/factories/event-content'
import { makePublishedResult, makeResult } from '@/tests/factories/assessment'
import { makeCategory, makeNews } from '@/tests/factories/rows'
import { makeEventNews } from './write-cases/event-archive'

/** Arguments with which a cached read reaches the database; the other reads take none. */
export const argumentsOf: Record<string, () => Promise<unknown[]> | unknown[]> = {
  'checked-result': async () => [(await makeResult()).code],
  'published-results': async () => {
    await makePublishedResult()
    return [{ page: 1, limit: 10 }]
  },
  'searched-results': () => [{ page: 1, limit: 10 }, 'гишүүн'],
  'sustainable-mining': () => ['mn'],
  trades: () => ['2025-01-01', '2025-02-01', 1, 10],
  notices: () => [1, 10],
  'auction-schedule': () => [{ limit: 12, page: 1, product: 1, seller: 1, isUpcoming: false }],
  notice: () => [1],
  'event-over': () => [1],
  'event-stands': () => [1],
  'event-state': () => [1],
  'event-next-talks': () => [1],
  'price-lines': () => ['2025-01-01', '2025-02-01'],
  'news-by-category': async () => [(await makeCategory()).cid, 1, 10],
  'news-by-month': () => ['2025-09', 1, 10],
  'news-search': () => ['уурхай', 1, 10],
  'site-search': () => [{ site: 'mm', term: 'уурхай', kind: null, page: 1, isExact: false }, 'mn'],
  'search-suggestions': () => ['mm', 'уур', 'mn'],
  'directory-search': () => [
    {
      ...{ term: 'уурхай', type: null, category: null, mark: null, aimag: null },
      ...{ letter: null, sort: null, page: 1 },
    },
    'mn',
  ],
  'directory-index-count': () => [
    { term: '', type: null, category: null, mark: null, aimag: null, letter: null, sort: null, page: 1 },
    'mn',
  ],
  'directory-search-companies': () => ['уурхай', 'mn', 1, 36],
  'directory-search-consultants': () => ['уурхай', 'mn', 1, 50],
  'directory-suggestions': () => ['уур', 'mn'],
  'directory-companies': () => [[1, 2], 'mn', 1, 36],
  'directory-aimags': () => [[1, 2]],
  'directory-consultants': () => ['mn', 1, 50],
  'directory-company': async () => [await makeCompany()],
  'directory-consultant': async () => [(await makeConsultant()).id],
  'directory-neighbours': async () => [await makeCompany(), 2, 'mn'],
  'directory-former-company': () => [1],
  'directory-company-addresses': () => [1, 10],
  'directory-listing-to-confirm': async () => ['company', await makeCompany()],
  'news-item': async () => [(await makeNews()).id],
  'news-archive': () => ['mn'],
  'recent-pictures': () => ['mn'],
  'picture-facts': () => [['a'.repeat(64)]],
  reports: () => [1, 10],
  report: () => [1],
  'month-news-issue': () => [1],
  'month-news-extent': () => [1],
  'event-news': () => [null, 1, 10],
  'event-news-item': async () => [await makeEventNews()],
  'event-gallery-count': () => [[3]],
  'event-halls': () => [1],
  'event-parts': () => [1],
  'event-speakers': () => [1],
  'event-speaker': async () => [(await makeSpeaker()).id],
  'event-presentations': () => [1, 1],
  'event-presentation-pages': async () => [(await makePresentation()).id],
  'event-gallery-day': () => [1, 12, 0],
  'event-gallery': () => [[1, 2], 12, 0],
  'page-text': async () => [(await makeCategory()).cid],
}
