'use client'

import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styles from './ticker.module.css'

type Props = { label: string; pause: string; play: string; children: ReactNode }

/** The moving ticker with its pause button. */
export function TickerPlayer({ label, pause, play, children }: Props) {
  const [isPaused, setPaused] = useState(false)
  const Icon = isPaused ? Play : Pause
  return (
    <div className={clsx(styles.ticker, isPaused && styles.paused)} role="region" aria-label={label}>
      <div
        className={styles.view}
        // The line moves on from its beginning.
        onBlur={({ currentTarget }) => void currentTarget.scrollTo({ left: 0 })}
      >
        <div className={styles.run}>{children}</div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={isPaused ? play : pause}
        title={isPaused ? play : pause}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon className="icon" size={15} aria-hidden />
      </button>
    </div>
  )
}
