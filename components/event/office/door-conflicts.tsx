import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ScanResult } from '@/lib/event/doors/schema'
import { formatPassCode } from '@/lib/event/registrations/pass-code'
import { formatDateTime } from '@/lib/platform/i18n/format'
import styles from './door-conflicts.module.css'

type Props = { conflicts: readonly ScanResult[]; onSeen: () => void }

/** Lists the guests that this device wrongly admitted offline, once the server has received the scans. */
export function DoorConflicts({ conflicts, onSeen }: Props) {
  const t = useTranslations('admin.checkIn')
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} role="alert" aria-labelledby="door-conflicts">
      <h3 id="door-conflicts">
        <TriangleAlert className="icon" size={20} aria-hidden />
        {t('conflicts')}
      </h3>
      <ul>
        {conflicts.map(({ id, name, code, first }) => (
          <li key={id}>
            {first
              ? t('conflict', { name, door: first.door, time: formatDateTime(first.at, 'mn') })
              : t('conflictUnknown', { code: formatPassCode(code) })}
          </li>
        ))}
      </ul>
      <Button variant="outline" small onClick={onSeen}>
        {t('seen')}
      </Button>
    </section>
  )
}
