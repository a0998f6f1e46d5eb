import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { RockSwatch } from '@/components/ui/lith'
import type { Notice } from '@/lib/exchange/schema'
import { formatWeekday } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import { AuctionFacts, AuctionLink, AuctionHeading, AuctionTerms } from './auction-facts'
import styles from './next-auction.module.css'

/** The card of the next auction. It is larger than the cards of other auctions and has a copper edge. */
export function NextAuction({ notice }: { notice: Notice }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  return (
    <article className={styles.next} aria-labelledby="next-auction">
      <RockSwatch rock="hatch" fill="var(--c-copper)" ink="#fff" />
      <div className={styles.when}>
        <h2 className={styles.label} id="next-auction">
          {t('next')}
        </h2>
        <time className="num" dateTime={notice.sell_datetime}>
          <b>{formats.date(notice.sell_date)}</b>
          <span>
            {formatWeekday(notice.sell_date, locale)}
            <span className={styles.hour}>{formats.time(notice.sell_datetime)}</span>
          </span>
        </time>
      </div>
      <div className={styles.what}>
        <AuctionHeading notice={notice} level={3} className={styles.name} />
        <AuctionFacts notice={notice} className={styles.facts} />
        <AuctionTerms notice={notice} />
        <AuctionLink notice={notice} />
      </div>
    </article>
  )
}
