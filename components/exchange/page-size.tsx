'use client'

import { clsx } from 'clsx'
import { BareSelect } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field-parts'
import styles from './page-size.module.css'

type Props = {
  label: string
  show: string
  sizes: readonly number[]
  value: number
  /** Its form asks by itself whenever something in it changes, and has a button for all of it. */
  formAsks?: true
}

/** How many rows a page has. It sends its form at once; without a script the button does. */
export function PageSize({ label, show, sizes, value, formAsks }: Props) {
  return (
    <Field id="trade-limit" label={label} className={clsx(styles.tradeSize, !formAsks && styles.alone)}>
      <BareSelect
        id="trade-limit"
        name="limit"
        defaultValue={value}
        onChange={formAsks ? undefined : (event) => event.currentTarget.form?.requestSubmit()}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </BareSelect>
      {!formAsks && (
        <Button variant="quiet" type="submit">
          {show}
        </Button>
      )}
    </Field>
  )
}
