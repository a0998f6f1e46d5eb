import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/field-parts'
import { FieldError } from '@/components/ui/field-error'
import type { AskedItem } from '@/lib/assessment/questions/localise'
import type { GivenAnswer } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './question-row.module.css'

export const questionElementId = (id: number) => `question-${id}`

type Props = {
  item: AskedItem
  reply: GivenAnswer | undefined
  /** True when a step was refused because this row has no answer. */
  isMarked: boolean
  texts: AssessmentTexts['questionnaire']
  onGive: (reply: GivenAnswer) => void
  /** What is said of the question, below its text. */
  note?: ReactNode
  /** The parts of the row beside its answer: the proof's file, a comment, the state of saving. */
  children?: ReactNode
}

/** A question: its number, its text, a checkbox for proof, and the choice between yes and no. */
export function QuestionRow({ item, reply, isMarked, texts, onGive, note, children }: Props) {
  const id = questionElementId(item.id)
  const renderChoice = (value: 0 | 1) => (
    <label>
      <input
        type="radio"
        name={id}
        className={value === 0 ? styles.no : undefined}
        checked={reply?.answer === value}
        onChange={() => onGive({ answer: value })}
      />
      {value === 1 ? texts.yes : texts.no}
    </label>
  )
  return (
    <li className={clsx(styles.question, isMarked && styles.unanswered)} id={id}>
      <span className={clsx('num', styles.number)}>{item.cid}</span>
      <div className={styles.text}>
        <p id={`${id}-text`} lang={item.lang}>
          {item.text}
        </p>
        {note}
        {isMarked && (
          <FieldError className={styles.error} id={`${id}-error`}>
            {texts.unanswered}
          </FieldError>
        )}
        <Checkbox
          className={styles.proof}
          label={texts.proof}
          checked={reply?.proof ?? false}
          aria-describedby={`${id}-text`}
          onChange={(event) => onGive({ proof: event.target.checked })}
        />
        {children}
      </div>
      <div
        className={styles.segmented}
        role="radiogroup"
        aria-labelledby={`${id}-text`}
        aria-describedby={isMarked ? `${id}-error` : undefined}
        aria-invalid={isMarked || undefined}
      >
        {renderChoice(1)}
        {renderChoice(0)}
      </div>
    </li>
  )
}
