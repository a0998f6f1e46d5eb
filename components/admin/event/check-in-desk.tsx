'use client'

import { ScanLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CheckInCamera } from './check-in-camera'
import { CheckInHead } from './check-in-head'
import { CheckInLog } from './check-in-log'
import styles from './check-in.module.css'
import { CodeForm } from './code-form'
import { DoorConflicts } from './door-conflicts'
import { wakeSound } from './door-signals'
import { GuestSearch } from './guest-search'
import { useCamera } from './use-camera'
import { useCheckIn } from './use-check-in'
import { VerdictPanel } from './verdict-panel'

/** Whoever stands before the camera with another pass is looked at after so long. */
const betweenPassesMs = 1_500

/** One door at work: the camera, what it saw, and how all doors stand. */
export function CheckInDesk({ door, onChangeDoor }: { door: string; onChangeDoor: () => void }) {
  const t = useTranslations('admin.checkIn')
  const desk = useCheckIn(door)
  const last = useRef({ text: '', at: 0 })
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, (text) => {
    // A pass that stays in view is one pass; it is looked at again when the next person is called.
    if (text === last.current.text || Date.now() - last.current.at < betweenPassesMs) return
    last.current = { text, at: Date.now() }
    void desk.scan(text)
  })
  const next = () => {
    last.current = { text: '', at: 0 }
    desk.next()
  }
  const { list, isReady, line, shown } = desk

  return (
    <div className={styles.checkIn} onPointerDown={wakeSound}>
      <CheckInHead {...{ door, desk, onChangeDoor }} torch={camera.torch} />
      <CheckInCamera video={video} camera={camera} />
      <div className={styles.side}>
        <VerdictPanel shown={shown} isCameraOn={camera.isOn} />
        <div className={styles.rest}>
          {camera.isDenied && <Alert kind="warning">{t('cameraDenied')}</Alert>}
          {isReady && !list && <Alert kind="warning">{t(line === 'live' ? 'noEdition' : 'noList')}</Alert>}
          {desk.isUnkept && <Alert kind="warning">{t('notKept')}</Alert>}
          <DoorConflicts conflicts={desk.conflicts} onSeen={desk.seenConflicts} />
          <CheckInLog desk={desk} />
        </div>
      </div>
      <div className={styles.bar}>
        {shown ? (
          <Button variant="onDark" onClick={next}>
            <ScanLine className="icon" size={20} aria-hidden />
            {t('next')}
          </Button>
        ) : (
          <div className={styles.byHand}>
            <GuestSearch list={list} onChoose={(code) => void desk.scan(code)} />
            <CodeForm onCode={(code) => void desk.scan(code)} />
          </div>
        )}
      </div>
    </div>
  )
}
