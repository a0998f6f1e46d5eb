import { CalendarPlus } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListFoot } from '@/components/ui/list-foot'
import { FileLink } from '@/components/ui/more-link'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { type Schedule, schedulePath, tradeHome } from '@/lib/exchange/address'
import { listNotices } from '@/lib/exchange/queries'
import { noticePageSizes } from '@/lib/exchange/schema'
import { localePath, type Locale } from '@/lib/i18n/locale'
import { shareCard } from '@/lib/site/cards/share-card'
import { pageMetadata } from '@/lib/site/metadata'
import { siteOf } from '@/lib/site/sites.mjs'
import { AuctionStates } from './auction-states'
import { NoticeCard } from './notice-card'
import { PageSize } from './page-size'
import { TradeFrame } from './trade-frame'
import styles from './schedule-page.module.css'
import frameStyles from './trade-frame.module.css'
import tradeToolsStyles from './trade-tools.module.css'

export async function scheduleMetadata(locale: Locale, asked: Schedule): Promise<Metadata> {
  const t = await getTranslations('exchange')
  const news = await getTranslations('news')
  const place = asked.page > 1 ? ` · ${news('pageNumber', { page: asked.page })}` : ''
  return pageMetadata({
    locale,
    path: schedulePath(asked),
    title: `${t('schedule')}${place}`,
    description: `${t('lead')} ${siteOf('mm').name[locale]}.`,
    image: await shareCard('trade', 'schedule', locale),
  })
}

/** The schedule of auctions as cards. */
export async function SchedulePage({ locale, asked }: { locale: Locale; asked: Schedule }) {
  const [found, t] = await Promise.all([listNotices(asked.page, asked.limit), getTranslations('exchange')])
  return (
    <TradeFrame locale={locale} tab="schedule">
      <form
        className={tradeToolsStyles.tradeTools}
        action={localePath(locale, tradeHome)}
        method="get"
        autoComplete="off"
      >
        <input type="hidden" name="tab" value="schedule" />
        <FileLink
          href={localePath(locale, `${tradeHome}/auctions.ics`)}
          icon={<CalendarPlus className="icon" size={18} aria-hidden />}
        >
          {t('calendar')}
        </FileLink>
        <PageSize label={t('pageSize')} show={t('show')} sizes={noticePageSizes} value={asked.limit} />
        <input type="hidden" name="page" value="1" />
      </form>
      {found.notice.length > 0 ? (
        <div className={styles.noticeCards}>
          {found.notice.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
          <AuctionStates past={t('past')} coming={t('coming')} />
        </div>
      ) : (
        <EmptyState title={t('noNotices')} hint={t('noNoticesHint')} />
      )}
      <ListFoot className={frameStyles.foot}>
        <Pagination
          page={asked.page}
          pages={found.totalPages}
          hrefOf={(page) => schedulePath({ ...asked, page })}
        />
      </ListFoot>
    </TradeFrame>
  )
}
