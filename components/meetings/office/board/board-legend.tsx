import { Languages, Move } from 'lucide-react'
import { useTranslations } from 'next-intl'
import styles from './board.module.css'

/** Explains the colours and signs of the board. */
export function BoardLegend() {
  const t = useTranslations('admin.meetingBoard')
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <li>
        <i className={styles.legendAccepted} />
        {t('accepted')}
      </li>
      <li>
        <i className={styles.legendPending} />
        {t('pending')}
      </li>
      <li>
        <Languages className="icon" size={16} aria-hidden />
        {t('interpreter')}
      </li>
      <li className={styles.onWide}>
        <i className={styles.legendAllowed} />
        {t('allowed')}
      </li>
      <li className={styles.onWide}>
        <Move className="icon" size={16} aria-hidden />
        {t('how')}
      </li>
      <li>{t('zone')}</li>
    </ul>
  )
}
