import type { PictureKind } from '@/lib/platform/files/picture-kind'
import { getListedCompany } from '@/lib/directory/listings/queries'
import { getSpeakerProfile } from '@/lib/event/speakers/queries'
import { speakerText } from '@/lib/event/speakers/schema'
import { currentEdition } from '@/lib/event/editions/queries'
import { anyAuction } from '@/lib/exchange/address'
import { getNotice } from '@/lib/exchange/queries'
import { listSchedule } from '@/lib/exchange/schedule'
import { type Notice, totalTonnes } from '@/lib/exchange/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate, formatDateTime, formatTonnes } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { nameIn } from '@/lib/platform/i18n/names'
import { getMonthNews } from '@/lib/content/month-news/queries'
import { getEventNews } from '@/lib/event/news/queries'
import { splitFigure } from '@/lib/content/news/figure'
import { isPhotographedNews } from '@/lib/content/news/localise'
import { publisherName } from '@/lib/content/news/publisher'
import { getNews } from '@/lib/content/news/queries'
import { getPublicReport } from '@/lib/content/reports/queries'
import { siteOf, type SiteKey } from '@/lib/platform/site/sites'
import { eventPageFacts } from './event-pages'
import type { CardFacts } from './facts'

type CardFactsReader = (key: string, locale: Locale) => Promise<CardFacts | null>

/** Makes the reader of a kind of card whose key is the id of a record. */
const makeReaderById =
  (read: (id: number, locale: Locale) => Promise<CardFacts | null>): CardFactsReader =>
  (key, locale) =>
    /^[1-9]\d{0,8}$/.test(key) ? read(Number(key), locale) : Promise.resolve(null)

const joinFacts = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const siteNameOf = (site: SiteKey, locale: Locale) => siteOf(site).name[locale]

type Story = {
  title: string
  title_en: string
  publisher: string
  created_at: string
  image: string
  image_kind?: PictureKind | undefined
  figure: string
  figure_en: string
}

function storyFacts(site: SiteKey, item: Story | null, locale: Locale): CardFacts | null {
  if (!item) return null
  const figure = bilingualText(item, 'figure', locale).text
  return {
    site,
    publisher: siteNameOf(site, locale),
    title: bilingualText(item, 'title', locale).text,
    line: joinFacts(formatDate(item.created_at, locale), publisherName(item.publisher, locale).text),
    ...(figure
      ? { figure: splitFigure(figure) }
      : isPhotographedNews(item) && { picture: { url: item.image, as: 'photo' } }),
  }
}

const auctionLine = (notice: Notice, locale: Locale) =>
  joinFacts(
    formatDateTime(notice.sell_datetime, locale),
    formatTonnes(totalTonnes(notice), locale),
    bilingualText(notice, 'seller_name', locale).text,
  )

/** The message keys of the titles of the exchange's pages. */
const tradeTitles = {
  schedule: 'exchange.schedule',
  report: 'exchange.report',
} as const satisfies Record<string, MessageKey>
const isTradePage = (key: string): key is keyof typeof tradeTitles => Object.hasOwn(tradeTitles, key)

/** Returns label and day of the next auction or, if none is planned, of the last one; '' without auctions. */
async function nextOrLastAuctionLine(locale: Locale): Promise<string> {
  const { next, past } = await listSchedule({ ...anyAuction, limit: 1, page: 1 })
  const auction = next ?? past[0]
  if (!auction) return ''
  return joinFacts(
    messageText(locale, next ? 'exchange.next' : 'exchange.pastTitle'),
    formatDate(auction.sell_date, locale),
  )
}

/**
 * For each kind of card, the function that returns a card's content by key and language. It returns null for
 * a page or record that visitors do not see.
 */
export const cardKinds = {
  news: makeReaderById(async (id, locale) => storyFacts('mm', await getNews(id), locale)),
  'event-news': makeReaderById(async (id, locale) => storyFacts('mw', await getEventNews(id), locale)),
  report: makeReaderById(async (id, locale) => {
    const report = await getPublicReport(id)
    return (
      report && {
        ...{
          site: 'mm',
          publisher: siteNameOf('mm', locale),
          title: bilingualText(report, 'title', locale).text,
        },
        line: joinFacts(
          messageText(locale, 'association.report.title'),
          formatDate(report.created_at, locale),
        ),
        picture: { url: report.image, as: 'photo' },
      }
    )
  }),
  issue: makeReaderById(async (id, locale) => {
    const issue = await getMonthNews(id)
    return (
      issue && {
        ...{
          site: 'mm',
          publisher: siteNameOf('mm', locale),
          title: bilingualText(issue, 'title', locale).text,
        },
        line: joinFacts(messageText(locale, 'association.month.name'), formatDate(issue.created_at, locale)),
      }
    )
  }),
  auction: makeReaderById(async (id, locale) => {
    const notice = await getNotice(id)
    return (
      notice && {
        ...{ site: 'mm', publisher: siteNameOf('mm', locale) },
        title: messageText(locale, 'exchange.auctionOf', {
          product: bilingualText(notice, 'type', locale).text,
        }),
        line: auctionLine(notice, locale),
      }
    )
  }),
  trade: async (key, locale) =>
    isTradePage(key)
      ? {
          ...{
            site: 'mm',
            publisher: siteNameOf('mm', locale),
            title: messageText(locale, tradeTitles[key]),
          },
          line: await nextOrLastAuctionLine(locale),
        }
      : null,
  company: makeReaderById(async (id, locale) => {
    const company = await getListedCompany(id)
    return (
      company && {
        ...{ site: 'yp', publisher: siteNameOf('yp', locale), title: nameIn(company, locale).text },
        line: company.categories
          .slice(0, 2)
          .map((category) => bilingualText(category, 'name', locale).text)
          .join(' · '),
        picture: company.logo ? { url: company.logo, as: 'logo' } : undefined,
      }
    )
  }),
  speaker: makeReaderById(async (id, locale) => {
    const [speaker, edition] = await Promise.all([getSpeakerProfile(id), currentEdition()])
    if (!speaker) return null
    const { name, position } = speakerText(speaker, locale)
    const isLive = edition?.id === speaker.event_id
    return {
      ...{ site: 'mw', title: name, line: position },
      publisher: isLive ? bilingualText(edition, 'event', locale).text : siteNameOf('mw', locale),
      picture: { url: speaker.profile_img, as: 'photo' },
    }
  }),
  event: eventPageFacts,
} as const satisfies Record<string, CardFactsReader>

export type CardKind = keyof typeof cardKinds
export const isCardKind = (kind: string): kind is CardKind => Object.hasOwn(cardKinds, kind)
