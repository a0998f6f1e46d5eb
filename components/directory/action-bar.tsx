import { Phone, Route, Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { telHref } from '@/components/site/site-data'
import { routeHref } from '@/lib/directory/place'
import styles from './action-bar.module.css'

type Props = { phone: string | undefined; address: string; canWrite: boolean }

/** A bar that is always visible on a phone, with links to call, to get directions and to write. */
export function ActionBar({ phone, address, canWrite }: Props) {
  const t = useTranslations('directory.company')
  if (!phone && !address && !canWrite) return null
  return (
    <nav className={styles.bar} aria-label={t('actions')}>
      {phone && (
        <a href={telHref(phone)}>
          <Phone className="icon" size={20} aria-hidden />
          {t('call')}
        </a>
      )}
      {address && (
        <a href={routeHref(address)} target="_blank" rel="noopener noreferrer">
          <Route className="icon" size={20} aria-hidden />
          {t('routeShort')}
        </a>
      )}
      {canWrite && (
        <a className={styles.hot} href="#write">
          <Send className="icon" size={20} aria-hidden />
          {t('writeShort')}
        </a>
      )}
    </nav>
  )
}
