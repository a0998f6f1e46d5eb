import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PastLastPage } from '@/components/site/past-last-page'
import { LinkButton } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { anyAuction, filterCount, type Schedule, schedulePath } from '@/lib/exchange/address'
import { listAuctionChoices, listSchedule } from '@/lib/exchange/schedule'
import type { Locale } from '@/lib/platform/i18n/locale'
import { shareCard } from '@/lib/sites/cards/share-card'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { AuctionCards } from './auction-cards'
import { AuctionFilters } from './auction-filters'
import { NextAuction } from './next-auction'
import { TradeFoot, TradeFrame } from './trade-frame'
import styles from './schedule-page.module.css'

export async function scheduleMetadata(locale: Locale, asked: Schedule): Promise<Metadata> {
  const t = await getTranslations('exchange')
  const news = await getTranslations('news')
  const place = asked.page > 1 ? ` · ${news('pageNumber', { page: asked.page })}` : ''
  return pageMetadata({
    locale,
    // What is left of the same list by a filter is no page of its own for search engines.
    path: schedulePath({ ...asked, ...anyAuction }),
    title: `${t('schedule')}${place}`,
    description: `${t('lead')} ${siteOf('mm').name[locale]}.`,
    image: await shareCard('trade', 'schedule', locale),
  })
}

/** The schedule of auctions: the next one, those to come by their days, and apart from them those that were held. */
export async function SchedulePage({ locale, asked }: { locale: Locale; asked: Schedule }) {
  const [found, choices, t] = await Promise.all([
    listSchedule(asked),
    listAuctionChoices(),
    getTranslations('exchange'),
  ])
  const { next, coming, past } = found
  const isEmpty = !next && coming.length === 0 && past.length === 0
  return (
    <TradeFrame locale={locale} tab="schedule">
      <AuctionFilters asked={asked} choices={choices} found={found} />
      {next && <NextAuction notice={next} />}
      {coming.length > 0 && <AuctionCards id="coming-auctions" title={t('comingTitle')} notices={coming} />}
      {past.length > 0 && (
        <>
          {found.comingTotal === 0 && <NoneToCome isNarrowed={filterCount(asked) > 0} />}
          <AuctionCards id="past-auctions" title={t('pastTitle')} notices={past} />
        </>
      )}
      {isEmpty && asked.page > 1 && <PastLastPage firstHref={schedulePath({ ...asked, page: 1 })} />}
      {isEmpty && asked.page === 1 && <NoAuctions asked={asked} />}
      <TradeFoot>
        <Pagination
          page={asked.page}
          pages={found.totalPages}
          hrefOf={(page) => schedulePath({ ...asked, page })}
        />
      </TradeFoot>
    </TradeFrame>
  )
}

async function NoneToCome({ isNarrowed }: { isNarrowed: boolean }) {
  const t = await getTranslations('exchange')
  return <p className={styles.none}>{t(isNarrowed ? 'noneToComeFiltered' : 'noneToCome')}</p>
}

async function NoAuctions({ asked }: { asked: Schedule }) {
  const t = await getTranslations('exchange')
  const filters = await getTranslations('ui.filters')
  const isNarrowed = filterCount(asked) > 0
  return (
    <EmptyState
      title={t('noNotices')}
      hint={t(isNarrowed ? 'noNoticesFiltered' : 'noNoticesHint')}
      action={
        isNarrowed && (
          <LinkButton variant="quiet" href={schedulePath({ ...asked, ...anyAuction })}>
            {filters('clear')}
          </LinkButton>
        )
      }
    />
  )
}
