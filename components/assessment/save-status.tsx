import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { OverallSaveState } from './member-desk'
import type { AssessmentTexts } from './texts'
import styles from './save-status.module.css'

type Props = {
  /** Null until an answer is changed or sent. */
  saveState: (OverallSaveState & { isOffline: boolean }) | null
  texts: AssessmentTexts['member']['status']
}

/**
 * The state of saving, in one line. Screen readers announce only that answers wait or could not be saved, and
 * later that these answers are saved.
 */
export function SaveStatus({ saveState, texts }: Props) {
  const text = saveState ? saveStatusText(saveState, texts) : ''
  const isHeld = saveState?.state === 'waiting' || saveState?.state === 'failed'
  const Icon = saveState ? icons[saveState.state] : null
  const [notice, setNotice] = useState<'nothing' | 'held' | 'well'>('nothing')
  const next = isHeld
    ? 'held'
    : notice === 'held' && saveState?.state === 'saved'
      ? 'well'
      : notice === 'well' && saveState?.state === 'saving'
        ? 'nothing'
        : notice
  if (next !== notice) setNotice(next)
  return (
    <div className={clsx(styles.saveStatus, isHeld && styles.held)}>
      {Icon && <Icon className="icon" size={15} aria-hidden />}
      <span>{text}</span>
      <span className="sr-only" role="status">
        {isHeld || next === 'well' ? text : ''}
      </span>
    </div>
  )
}

const icons = { saving: LoaderCircle, saved: Check, waiting: CloudOff, failed: CircleAlert }

function saveStatusText(
  { state, isKept, isOffline }: NonNullable<Props['saveState']>,
  texts: Props['texts'],
): string {
  if (state !== 'waiting') return texts[state]
  return `${isOffline ? texts.offline : texts.busy} ${isKept ? texts.kept : texts.stay}`
}
