'use client'

import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styles from './ticker.module.css'

type Props = { label: string; pause: string; play: string; children: ReactNode }

/** The moving line and the button that stops it. */
export function TickerPlayer({ label, pause, play, children }: Props) {
  const [paused, setPaused] = useState(false)
  const Icon = paused ? Play : Pause
  return (
    <div className={clsx(styles.ticker, paused && styles.paused)} role="region" aria-label={label}>
      <div className={styles.view}>
        <div className={styles.run}>{children}</div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? play : pause}
        title={paused ? play : pause}
        onClick={() => setPaused(!paused)}
      >
        <Icon className="icon" size={15} aria-hidden />
      </button>
    </div>
  )
}
