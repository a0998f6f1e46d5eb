import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { readEditionState } from '@/lib/event/editions/state'
import type { Notice } from '@/lib/exchange/schema'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import { officePaths } from '@/lib/platform/site/office-paths'
import styles from './side-list.module.css'

type Props = { auction: Notice | null; event: EditionWithDays | null; now: Date }

/** The next auction of the exchange, and the days until the event; nothing when neither is to come. */
export function ComingEvents({ auction, event, now }: Props) {
  const t = useTranslations('admin.today')
  const first = event?.days[0]?.event_date
  const state = readEditionState(event?.days ?? [], now)
  const isEventToCome = first !== undefined && state.name !== 'over'
  if (!auction && !isEventToCome) return null
  return (
    <Panel>
      <PanelHead>
        <h2>{t('coming')}</h2>
      </PanelHead>
      <ul className={styles.list}>
        {auction && (
          <li>
            <AppLink href={officePaths.trade}>
              <b>{t('auction', { product: auction.type })}</b>
              <small>
                <span className="num">{formatDateTime(auction.sell_datetime, 'mn')}</span>
                <span>{auction.seller_name}</span>
              </small>
            </AppLink>
          </li>
        )}
        {isEventToCome && event && (
          <li>
            <AppLink href={officePaths.eventDates}>
              <b>{event.edition.event}</b>
              <small>
                <span className="num">{formatDate(first, 'mn')}</span>
                <span>{'daysLeft' in state ? t('daysLeft', { count: state.daysLeft }) : t('eventNow')}</span>
              </small>
            </AppLink>
          </li>
        )}
      </ul>
    </Panel>
  )
}
