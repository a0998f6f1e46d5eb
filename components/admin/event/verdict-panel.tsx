import { clsx } from 'clsx'
import { Ban, Check, CircleX, CloudOff, History, ScanLine, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { isPassCode, shownCode } from '@/lib/event/registrations/pass-code'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { Said } from './door-signals'
import type { Shown } from './use-check-in'
import styles from './verdict-panel.module.css'

const looks: Readonly<Record<Said, { Icon: LucideIcon; look: string | undefined }>> = {
  admitted: { Icon: Check, look: styles.admitted },
  again: { Icon: History, look: styles.again },
  kept: { Icon: CloudOff, look: styles.kept },
  unknown: { Icon: CircleX, look: styles.refused },
  other_edition: { Icon: Ban, look: styles.refused },
}

const clock = (iso: string) => formatDateTime(iso, 'mn').slice(-5)

/** What comes of a pass, in two or three words, and whose it is. It is read out when it changes. */
export function VerdictPanel({ shown, isCameraOn }: { shown: Shown | null; isCameraOn: boolean }) {
  const t = useTranslations('admin.checkIn')
  const { Icon, look } = shown ? looks[shown.said] : { Icon: ScanLine, look: undefined }
  return (
    <section className={clsx(styles.verdict, look)} aria-live="assertive" aria-atomic>
      <div className={styles.said}>
        <i aria-hidden>
          <Icon className="icon" size={30} />
        </i>
        <div>
          <h2>{shown ? t(`verdicts.${shown.said}`) : t(isCameraOn ? 'ready' : 'idle')}</h2>
          <p>{shown ? <Note shown={shown} /> : t(isCameraOn ? 'readyHint' : 'idleHint')}</p>
        </div>
      </div>
      {shown?.name && (
        <div className={styles.who}>
          <b>{shown.name}</b>
          <p>{shown.company}</p>
          <p>{t('personCode', { country: shown.country, code: shownCode(shown.code) })}</p>
        </div>
      )}
      {shown && !shown.name && isPassCode(shown.code) && (
        <p className={styles.who}>{`${t('code')} ${shownCode(shown.code)}`}</p>
      )}
    </section>
  )
}

function Note({ shown: { said, at, first, isOffline, edition } }: { shown: Shown }) {
  const t = useTranslations('admin.checkIn.notes')
  switch (said) {
    case 'admitted':
      return t('admitted', { time: clock(at) })
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
