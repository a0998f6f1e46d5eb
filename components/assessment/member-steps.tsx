import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { AssessmentTexts } from './texts'
import styles from './member-steps.module.css'

const steps = ['email', 'code', 'questions'] as const
export type MemberStep = (typeof steps)[number]

/** A list of the three steps that marks the member's current step. */
export function MemberSteps({
  current,
  texts,
}: {
  current: MemberStep
  texts: AssessmentTexts['member']['steps']
}) {
  const at = steps.indexOf(current)
  return (
    <ol className={clsx('wrap', styles.steps, styles.assessmentSteps)} aria-label={texts.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? styles.done : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <i>{index < at ? <Check className="icon" size={16} aria-hidden /> : index + 1}</i>
          <span>{texts[step]}</span>
        </li>
      ))}
    </ol>
  )
}
