import { clsx } from 'clsx'
import { Ban, Check, CircleX, CloudOff, History, ScanLine, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { isPassCode, formatPassCode } from '@/lib/event/registrations/pass-code'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { OutcomeKind } from './door-signals'
import type { ScanOutcome } from './use-check-in'
import styles from './verdict-panel.module.css'

const looks: Readonly<Record<OutcomeKind, { Icon: LucideIcon; look: string | undefined }>> = {
  admitted: { Icon: Check, look: styles.admitted },
  again: { Icon: History, look: styles.again },
  kept: { Icon: CloudOff, look: styles.kept },
  unknown: { Icon: CircleX, look: styles.refused },
  other_edition: { Icon: Ban, look: styles.refused },
}

const formatTimeOfDay = (iso: string) => formatDateTime(iso, 'mn').slice(-5)

/**
 * Shows the result of a scan and the guest or, between scans, whether the camera is on. Screen readers
 * announce each change.
 */
export function VerdictPanel({ outcome, isCameraOn }: { outcome: ScanOutcome | null; isCameraOn: boolean }) {
  const t = useTranslations('admin.checkIn')
  const { Icon, look } = outcome ? looks[outcome.kind] : { Icon: ScanLine, look: undefined }
  return (
    <section className={clsx(styles.verdict, look)} aria-live="assertive" aria-atomic>
      <div className={styles.said}>
        <i aria-hidden>
          <Icon className="icon" size={30} />
        </i>
        <div>
          <h2>{outcome ? t(`verdicts.${outcome.kind}`) : t(isCameraOn ? 'ready' : 'idle')}</h2>
          <p>
            {outcome ? <OutcomeDescription outcome={outcome} /> : t(isCameraOn ? 'readyHint' : 'idleHint')}
          </p>
        </div>
      </div>
      {outcome?.name && (
        <div className={styles.who}>
          <b>{outcome.name}</b>
          <p>{outcome.company}</p>
          <p>{t('personCode', { country: outcome.country, code: formatPassCode(outcome.code) })}</p>
        </div>
      )}
      {outcome && !outcome.name && isPassCode(outcome.code) && (
        <p className={styles.who}>{`${t('code')} ${formatPassCode(outcome.code)}`}</p>
      )}
    </section>
  )
}

function OutcomeDescription({ outcome: { kind, at, first, isOffline, edition } }: { outcome: ScanOutcome }) {
  const t = useTranslations('admin.checkIn.notes')
  switch (kind) {
    case 'admitted':
      return t('admitted', { time: formatTimeOfDay(at) })
    case 'kept':
      return t('kept')
    case 'again': {
      const before = { time: first ? formatDateTime(first.at, 'mn') : '', door: first?.door ?? '' }
      return t(isOffline ? 'keptAgain' : 'again', before)
    }
    case 'other_edition':
      return edition
    case 'unknown':
      return t(isOffline ? 'unknownOffline' : 'unknown')
  }
}
