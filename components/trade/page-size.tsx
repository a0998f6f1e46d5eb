'use client'

import { Button } from '@/components/ui/button'

type Props = { label: string; show: string; sizes: readonly number[]; value: number }

/** How many rows a page has. It sends its form at once; without a script the button does. */
export function PageSize({ label, show, sizes, value }: Props) {
  return (
    <div className="trade-size">
      <label className="field__label" htmlFor="trade-limit">
        {label}
      </label>
      <select
        className="input"
        id="trade-limit"
        name="limit"
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <Button variant="quiet" type="submit">
        {show}
      </Button>
    </div>
  )
}
