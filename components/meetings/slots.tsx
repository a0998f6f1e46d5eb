import { clsx } from 'clsx'
import styles from './slots.module.css'

export type Slot = {
  id: number
  time: string
  /** Whose time it is, or on which day. */
  note: string
  state: 'free' | 'taken' | 'held'
}

type Props = {
  label: string
  slots: readonly Slot[]
  chosenId: number | null
  /** What is said of the chosen one in the place of its note. */
  chosenNote?: string
  isWide?: boolean
  describedBy?: string | undefined
  onChoose: (id: number) => void
}

/** Hours to choose one of: what cannot be chosen says whose time it is. */
export function Slots({ label, slots, chosenId, chosenNote, isWide, describedBy, onChoose }: Props) {
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
