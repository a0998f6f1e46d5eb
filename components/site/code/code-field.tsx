import { clsx } from 'clsx'
import fieldStyles from '@/components/ui/field.module.css'
import { FieldError } from '@/components/ui/field-error'
import { CodeBoxes } from './code-boxes'

type Props = {
  digits: string[]
  /** A new code draws new boxes, which take the focus. */
  round: number
  texts: { digits: string; digit: string }
  error: string
  className?: string | undefined
  onDigits: (digits: string[]) => void
}

/** The six boxes of a code, with what is wrong with it. */
export function CodeField({ digits, round, texts, error, className, onDigits }: Props) {
  return (
    <div className={clsx(fieldStyles.field, className)}>
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
