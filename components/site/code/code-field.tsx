import { clsx } from 'clsx'
import { FieldError } from '@/components/ui/field-error'
import { CodeBoxes } from './code-boxes'
import styles from './code-field.module.css'

type Props = {
  digits: string[]
  /** Changes with each new code, so that new boxes are rendered and take the focus. */
  round: number
  texts: { digits: string; digit: string }
  error: string
  className?: string | undefined
  onDigits: (digits: string[]) => void
}

/** The six boxes of a code, with the error message of the code. */
export function CodeField({ digits, round, texts, error, className, onDigits }: Props) {
  return (
    <div className={clsx(styles.codeField, className)}>
      <CodeBoxes
        key={round}
        digits={digits}
        label={texts.digits}
        digitLabel={texts.digit}
        error={error}
        onDigits={onDigits}
      />
      {error && (
        <FieldError alert id="code-error">
          {error}
        </FieldError>
      )}
    </div>
  )
}
