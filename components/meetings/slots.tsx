import { clsx } from 'clsx'
import styles from './slots.module.css'

export type Slot = {
  id: number
  time: string
  /** The line under the hour: its state, or its day. */
  note: string
  state: 'free' | 'taken' | 'held'
}

type Props = {
  label: string
  slots: readonly Slot[]
  chosenId: number | null
  /** Replaces the note of the chosen hour. */
  chosenNote?: string
  isWide?: boolean
  describedBy?: string | undefined
  onChoose: (id: number) => void
}

/** A choice of hours; only free hours can be chosen. */
export function HourChoice({ label, slots, chosenId, chosenNote, isWide, describedBy, onChoose }: Props) {
  return (
    <div
      className={clsx(styles.slots, isWide && styles.wide)}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {slots.map(({ id, time, note, state }) => (
        <button
          key={id}
          type="button"
          name="time_id"
          className={clsx(styles.slot, state === 'held' && styles.held)}
          disabled={state !== 'free'}
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
        >
          <b className="num">{time}</b>
          <small>{id === chosenId && chosenNote ? chosenNote : note}</small>
        </button>
      ))}
    </div>
  )
}
