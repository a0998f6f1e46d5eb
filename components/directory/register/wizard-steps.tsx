import { Check } from 'lucide-react'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { RegisterTexts } from './listing-texts'
import type { ListingType, Step } from './registration-draft'
import styles from './wizard-steps.module.css'

type Props = {
  step: Step
  reachedStep: Step
  type: ListingType
  texts: RegisterTexts['steps']
  onStep: (step: Step) => void
}

const steps = [1, 2, 3] as const

/** The three steps. Each step already reached is a button, except the current one. */
export function WizardSteps({ step, reachedStep, type, texts, onStep }: Props) {
  const names = { 1: texts.registrant, 2: texts[type], 3: texts.terms }
  return (
    <ol className={styles.wizardSteps} aria-label={texts.label}>
      {steps.map((each) => {
        const isDone = each < step
        const mark = isDone ? <Check className="icon" size={16} aria-hidden /> : each
        return (
          <li
            key={each}
            data-done={isDone ? '' : undefined}
            aria-current={each === step ? 'step' : undefined}
          >
            {each <= reachedStep && each !== step ? (
              <button
                type="button"
                aria-label={fillPlaceholders(texts.go, { number: each, name: names[each] })}
                onClick={() => onStep(each)}
              >
                <i>{mark}</i>
                <span>{names[each]}</span>
              </button>
            ) : (
              <div>
                <i>{mark}</i>
                <span>{names[each]}</span>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
