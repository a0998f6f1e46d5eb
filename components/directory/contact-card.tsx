import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './contact-card.module.css'

type Props = {
  /** The date of the last change, formatted for the reader. */
  updateDate: string
  children: ReactNode
}

/**
 * The card beside a listing with its contacts. Below the card are a link to report an error and the date of
 * the last change.
 */
export function ContactCard({ updateDate, children }: Props) {
  const t = useTranslations('directory.company')
  return (
    <aside aria-label={t('contact')}>
      <div className={styles.card}>
        <h2>{t('contact')}</h2>
        {children}
      </div>
      <a className={styles.report} href="#report">
        <Flag className="icon" size={17} aria-hidden />
        {t('wrong')}
      </a>
      <p className="meta num">{t('updated', { date: updateDate })}</p>
    </aside>
  )
}
