import { clsx } from 'clsx'
import { ArrowLeft, CloudCheck, CloudOff, DoorOpen, Flashlight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton, IconLink } from '@/components/ui/button'
import { PlainMoreLink } from '@/components/ui/more-link'
import { countAdmitted } from '@/lib/event/doors/verdict'
import { formatNumber } from '@/lib/platform/i18n/format'
import { officePaths } from '@/lib/platform/site/office-paths'
import styles from './check-in-head.module.css'
import type { useCamera } from './use-camera'
import type { useCheckIn } from './use-check-in'

type Props = {
  door: string
  desk: ReturnType<typeof useCheckIn>
  torch: ReturnType<typeof useCamera>['torch']
  onChangeDoor: () => void
}

/**
 * Shows the door, the numbers of admitted and registered guests, whether the device is online, and the number
 * of waiting scans if there are any. Buttons change the door and switch the camera's light.
 */
export function CheckInHead({ door, desk, torch, onChangeDoor }: Props) {
  const t = useTranslations('admin.checkIn')
  const { figures, list, line, queue } = desk
  const admittedCount = list ? countAdmitted(list).total : 0
  const registeredCount = figures?.registered ?? Object.keys(list?.guests ?? {}).length
  const counts = { door, admitted: formatNumber(admittedCount), registered: formatNumber(registeredCount) }
  const Icon = line === 'live' ? CloudCheck : CloudOff
  return (
    <header className={styles.head}>
      <IconLink label={t('back')} href={officePaths.registrations}>
        <ArrowLeft className="icon" size={22} aria-hidden />
      </IconLink>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <p className="num">{t('head', counts)}</p>
      </div>
      <p className={clsx(styles.line, line !== 'live' && styles.off)} role="status">
        <Icon className="icon" size={20} aria-hidden />
        <span>{t(line === 'live' ? 'live' : 'offline')}</span>
        {queue.length > 0 && (
          <b data-queue="">
            {queue.length}
            <span className="sr-only">{` ${t('queued', { count: queue.length })}`}</span>
          </b>
        )}
      </p>
      {line === 'signedOut' && <PlainMoreLink href="/admin/login">{t('signIn')}</PlainMoreLink>}
      <IconButton label={t('changeDoor')} onClick={onChangeDoor}>
        <DoorOpen className="icon" size={22} aria-hidden />
      </IconButton>
      {torch && (
        <IconButton label={t('torch')} aria-pressed={torch.isOn} onClick={torch.toggle}>
          <Flashlight className="icon" size={22} aria-hidden />
        </IconButton>
      )}
    </header>
  )
}
