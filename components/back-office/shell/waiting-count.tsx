'use client'

import { useTranslations } from 'next-intl'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import { useRead } from '../../office/calls'
import styles from './waiting-count.module.css'

/** Shows beside a screen's name how many of its items need an action by staff; 0 is not shown. */
export function WaitingCount({ itemKind }: { itemKind: 'requests' | 'reports' }) {
  const t = useTranslations('admin')
  const { data } = useRead(listingRequestCalls.countListingsWaiting, {})
  const count = data?.[itemKind] ?? 0
  if (count === 0) return null
  return (
    <b className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('waits', { count })}</span>
    </b>
  )
}
