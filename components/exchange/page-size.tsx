'use client'

import { Button } from '@/components/ui/button'
import bareFieldStyles from '@/components/ui/bare-field.module.css'
import fieldStyles from '@/components/ui/field.module.css'
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
    <div className={styles.tradeSize}>
      <label className={fieldStyles.label} htmlFor="trade-limit">
        {label}
      </label>
      <select
        className={bareFieldStyles.input}
        id="trade-limit"
        name="limit"
        defaultValue={value}
        onChange={formAsks ? undefined : (event) => event.currentTarget.form?.requestSubmit()}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      {!formAsks && (
        <Button variant="quiet" type="submit">
          {show}
        </Button>
      )}
    </div>
  )
}
