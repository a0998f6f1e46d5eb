'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { createSightingFilter } from '@/lib/event/doors/sightings'
import { CheckInCamera } from './check-in-camera'
import { CheckInHead } from './check-in-head'
import { CheckInLog } from './check-in-log'
import styles from './check-in.module.css'
import { CodeForm } from './code-form'
import { DoorConflicts } from './door-conflicts'
import { type OutcomeKind, enableSound } from './door-signals'
import { GuestSearch } from './guest-search'
import { useCamera } from './use-camera'
import { useCheckIn } from './use-check-in'
import { VerdictPanel } from './verdict-panel'

/**
 * How many milliseconds a result stays visible. An admitted guest walks on at once (`kept` means admitted
 * offline); any other guest asks for the reason, so the result stays longer.
 */
const saidMs: Record<OutcomeKind, number> = {
  ...{ admitted: 4_000, kept: 4_000 },
  ...{ again: 8_000, unknown: 8_000, other_edition: 8_000 },
}

/** The check-in of one door: the camera, the last result, and the figures of all doors. */
export function DoorCheckIn({ door, onChangeDoor }: { door: string; onChangeDoor: () => void }) {
  const t = useTranslations('admin.checkIn')
  const desk = useCheckIn(door)
  const [sightings] = useState(createSightingFilter)
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, (text) => {
    if (sightings.isNew(text, Date.now())) void desk.scan(text)
  })
  const { list, isReady, line, outcome, next } = desk
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(next, saidMs[outcome.kind])
    return () => clearTimeout(timer)
  }, [next, outcome])

  return (
    <div className={styles.checkIn} onPointerDown={enableSound}>
      <CheckInHead {...{ door, desk, onChangeDoor }} torch={camera.torch} />
      <CheckInCamera video={video} camera={camera} />
      <div className={styles.side}>
        <VerdictPanel outcome={outcome} isCameraOn={camera.isOn} />
        <div className={styles.rest}>
          {camera.isDenied && <Alert kind="warning">{t('cameraDenied')}</Alert>}
          {isReady && !list && <Alert kind="warning">{t(line === 'live' ? 'noEdition' : 'noList')}</Alert>}
          {desk.isUnkept && <Alert kind="warning">{t('notKept')}</Alert>}
          <DoorConflicts conflicts={desk.conflicts} onSeen={desk.seenConflicts} />
          <CheckInLog desk={desk} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.byHand}>
          <GuestSearch list={list} onChoose={(code) => void desk.scan(code)} />
          <CodeForm onCode={(code) => void desk.scan(code)} />
        </div>
      </div>
    </div>
  )
}
