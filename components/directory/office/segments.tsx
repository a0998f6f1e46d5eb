import { clsx } from 'clsx'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './segments.module.css'

type Links = { label: string; items: { key: string; text: ReactNode; href: string; isCurrent: boolean }[] }

/** Links to the parts of a list. One part is shown at a time, and each part has a separate address. */
export function SegmentLinks({ label, items }: Links) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {items.map(({ key, text, href, isCurrent }) => (
        <Link key={key} href={href} prefetch={false} aria-current={isCurrent ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}

type Choice<Value extends string> = {
  /** The name of the field, unique on the page. */
  name: string
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A choice between a few options, shown side by side. */
export function SegmentChoice<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  className,
}: Choice<Value>) {
  return (
    <fieldset className={clsx(styles.segments, className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
