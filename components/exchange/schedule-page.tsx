import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PastLastPage } from '@/components/site/past-last-page'
import { LinkButton } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { anyAuction, filterCount, type ScheduleQuery, schedulePath } from '@/lib/exchange/address'
import { listAuctionChoices, listSchedule } from '@/lib/exchange/schedule'
import type { Locale } from '@/lib/platform/i18n/locale'
import { shareCard } from '@/lib/sites/cards/share-card'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { AuctionCards } from './auction-cards'
import { AuctionFilters } from './auction-filters'
import { NextAuction } from './next-auction'
import { TradeListFooter, ExchangePageLayout } from './trade-frame'
import styles from './schedule-page.module.css'

export async function scheduleMetadata(locale: Locale, query: ScheduleQuery): Promise<Metadata> {
  const t = await getTranslations('exchange')
  const news = await getTranslations('news')
  const place = query.page > 1 ? ` · ${news('pageNumber', { page: query.page })}` : ''
  return pageMetadata({
    locale,
    // For search engines a filtered list is not a separate page.
    path: schedulePath({ ...query, ...anyAuction }),
    title: `${t('schedule')}${place}`,
    description: `${t('lead')} ${siteOf('mm').name[locale]}.`,
    image: await shareCard('trade', 'schedule', locale),
  })
}

/** The schedule of auctions: the next auction, the other upcoming auctions by day, and the past auctions. */
export async function SchedulePage({ locale, query }: { locale: Locale; query: ScheduleQuery }) {
  const [listing, choices, t] = await Promise.all([
    listSchedule(query),
    listAuctionChoices(),
    getTranslations('exchange'),
  ])
  const { next, comingNotices, past } = listing
  const isEmpty = !next && comingNotices.length === 0 && past.length === 0
  return (
    <ExchangePageLayout locale={locale} tab="schedule">
      <AuctionFilters query={query} choices={choices} listing={listing} />
      {next && <NextAuction notice={next} />}
      {comingNotices.length > 0 && (
        <AuctionCards id="coming-auctions" title={t('comingTitle')} notices={comingNotices} />
      )}
      {past.length > 0 && (
        <>
          {listing.comingTotal === 0 && <NoUpcomingAuctions isNarrowed={filterCount(query) > 0} />}
          <AuctionCards id="past-auctions" title={t('pastTitle')} notices={past} />
        </>
      )}
      {isEmpty && query.page > 1 && <PastLastPage firstHref={schedulePath({ ...query, page: 1 })} />}
      {isEmpty && query.page === 1 && <NoAuctions query={query} />}
      <TradeListFooter>
        <Pagination
          page={query.page}
          pages={listing.totalPages}
          hrefOf={(page) => schedulePath({ ...query, page })}
        />
      </TradeListFooter>
    </ExchangePageLayout>
  )
}

async function NoUpcomingAuctions({ isNarrowed }: { isNarrowed: boolean }) {
  const t = await getTranslations('exchange')
  return <p className={styles.none}>{t(isNarrowed ? 'noneToComeFiltered' : 'noneToCome')}</p>
}

async function NoAuctions({ query }: { query: ScheduleQuery }) {
  const t = await getTranslations('exchange')
  const filters = await getTranslations('ui.filters')
  const isNarrowed = filterCount(query) > 0
  return (
    <EmptyState
      title={t('noNotices')}
      hint={t(isNarrowed ? 'noNoticesFiltered' : 'noNoticesHint')}
      action={
        isNarrowed && (
          <LinkButton variant="quiet" href={schedulePath({ ...query, ...anyAuction })}>
            {filters('clear')}
          </LinkButton>
        )
      }
    />
  )
}
