import { useTranslations } from 'next-intl'
import { countAdmitted } from '@/lib/event/doors/verdict'
import { formatDateTime, formatNumber } from '@/lib/platform/i18n/format'
import styles from './check-in-log.module.css'
import type { useCheckIn } from './use-check-in'

/**
 * Shows the last admitted guests, the number of guests admitted at each door, and the size and time of the
 * guest list on this device.
 */
export function CheckInLog({ desk }: { desk: ReturnType<typeof useCheckIn> }) {
  const t = useTranslations('admin.checkIn')
  const { figures, list } = desk
  const latest = figures?.latest ?? []
  const doors = list ? countAdmitted(list).doors : []
  return (
    <>
      <section className={styles.log} aria-labelledby="door-latest">
        <h3 id="door-latest">{t('latest')}</h3>
        {latest.length === 0 && <p>{t('noLatest')}</p>}
        <ol>
          {latest.map(({ id, name, company, at }) => (
            <li key={id}>
              <span className="num">{formatDateTime(at, 'mn').slice(-5)}</span>
              <span>{`${name}, ${company}`}</span>
            </li>
          ))}
        </ol>
      </section>
      {doors.length > 0 && (
        <section className={styles.log} aria-labelledby="door-counts">
          <h3 id="door-counts">{t('doors')}</h3>
          <ul>
            {doors.map(({ door, admitted }) => (
              <li key={door}>
                <span className="num">{formatNumber(admitted)}</span>
                <span>{door}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list && (
        <p className={styles.listed}>
          {t('listed', {
            count: formatNumber(Object.keys(list.guests).length),
            time: formatDateTime(list.since, 'mn'),
          })}
        </p>
      )}
    </>
  )
}
