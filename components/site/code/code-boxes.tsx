import { useEffect, useRef, type KeyboardEvent } from 'react'
import { codeLength, enterDigits, eraseDigit, type DigitsAndFocus } from './code-digits'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { BareInput } from '@/components/ui/bare-field'
import { FieldGroup } from '@/components/ui/field-parts'
import styles from './code-boxes.module.css'

type Props = {
  digits: string[]
  label: string
  /** The label of one box, with the placeholder `{number}`. */
  digitLabel: string
  error: string
  onDigits: (digits: string[]) => void
}

/**
 * Six boxes for a code. Typing moves to the next box. Backspace empties its box or, if this box is empty, the
 * previous one. A pasted code fills all boxes.
 */
export function CodeBoxes({ digits, label, digitLabel, error, onDigits }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  useEffect(() => boxes.current[0]?.focus(), [])
  useEffect(() => {
    // To what is missing, or all over again.
    if (error) (boxes.current.find((box) => !box?.value) ?? boxes.current[0])?.focus()
  }, [error])

  const setDigitsAndFocusBox = ({ digits: next, focus }: DigitsAndFocus) => {
    onDigits(next)
    const box = boxes.current[focus]
    box?.focus()
    // The digit in the box is selected, so that typing replaces it.
    box?.select()
  }
  const moveOrEraseByKey = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) {
      event.preventDefault()
      boxes.current[Math.max(0, Math.min(codeLength - 1, at + step))]?.focus()
    } else if (event.key === 'Backspace') {
      event.preventDefault()
      setDigitsAndFocusBox(eraseDigit(digits, at))
    } else if (event.key === digits[at]) {
      // The same digit again changes nothing, so no change would move on.
      event.preventDefault()
      setDigitsAndFocusBox(enterDigits(digits, at, event.key))
    }
  }

  return (
    <FieldGroup id="code" label={label}>
      <div className={styles.codeBoxes}>
        {digits.map((digit, at) => (
          <BareInput
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            value={digit}
            inputMode="numeric"
            // Only the first box has `one-time-code`: a phone offers the code from the mail there and enters
            // all six digits.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={fillPlaceholders(digitLabel, { number: at + 1 })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'code-error' : undefined}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => moveOrEraseByKey(event, at)}
            onChange={(event) => {
              const text = event.target.value
              setDigitsAndFocusBox(
                enterDigits(digits, at, digit && text.length === 2 ? text.replace(digit, '') : text),
              )
            }}
            onPaste={(event) => {
              event.preventDefault()
              setDigitsAndFocusBox(enterDigits(digits, at, event.clipboardData.getData('text')))
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
