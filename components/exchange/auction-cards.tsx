import { usePageLanguage } from '#page-language'
import type { Notice } from '@/lib/exchange/schema'
import { formatWeekday } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import { AuctionFacts, AuctionLink, AuctionHeading, AuctionTerms } from './auction-facts'
import styles from './auction-cards.module.css'

/** Groups the auctions by day; the days keep the order of the auctions. */
function groupByDay(notices: readonly Notice[]): [string, Notice[]][] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) days.set(notice.sell_date, [...(days.get(notice.sell_date) ?? []), notice])
  return [...days]
}

type Props = { id: string; title: string; notices: readonly Notice[] }

/** Auctions as cards under their days: the upcoming ones, or the past ones. */
export function AuctionCards({ id, title, notices }: Props) {
  const formats = useFormats()
  const locale = usePageLanguage()
  return (
    <section className={styles.auctions} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {groupByDay(notices).map(([day, ofDay]) => (
        <div key={day} className={styles.day}>
          <h3 className="h4 num">
            <time dateTime={day}>{formats.date(day)}</time>
            <span>{formatWeekday(day, locale)}</span>
          </h3>
          <ul>
            {ofDay.map((notice) => (
              <li key={notice.id}>
                <AuctionCard notice={notice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function AuctionCard({ notice }: { notice: Notice }) {
  const formats = useFormats()
  return (
    <article className={styles.card}>
      <time className="num" dateTime={notice.sell_datetime}>
        {formats.time(notice.sell_datetime)}
      </time>
      <div>
        <AuctionHeading notice={notice} level={4} className={styles.name} />
        <AuctionFacts notice={notice} className={styles.facts} />
        <AuctionTerms notice={notice} />
        <AuctionLink notice={notice} />
      </div>
    </article>
  )
}
