'use client'

import { clsx } from 'clsx'
import { BareSelect } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field-parts'
import styles from './page-size.module.css'

type Props = {
  label: string
  submitLabel: string
  sizes: readonly number[]
  value: number
  /**
   * True when the form around the field submits itself on every change and has one button for all its fields.
   */
  isSubmittedByForm?: true
}

/**
 * The number of rows on a page. A change submits the form at once; without scripts a button submits it. With
 * `isSubmittedByForm` the field leaves submitting to the form around it and has no button.
 */
export function PageSizeField({ label, submitLabel, sizes, value, isSubmittedByForm }: Props) {
  return (
    <Field
      id="trade-limit"
      label={label}
      className={clsx(styles.tradeSize, !isSubmittedByForm && styles.alone)}
    >
      <BareSelect
        id="trade-limit"
        name="limit"
        defaultValue={value}
        onChange={isSubmittedByForm ? undefined : (event) => event.currentTarget.form?.requestSubmit()}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </BareSelect>
      {!isSubmittedByForm && (
        <Button variant="quiet" type="submit">
          {submitLabel}
        </Button>
      )}
    </Field>
  )
}
