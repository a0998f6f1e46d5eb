import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './bare-field.module.css'

/** What one types into, for who has its label elsewhere. */
export function BareInput({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(styles.input, className)} {...props} />
}

export function BareTextarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(styles.input, className)} {...props} />
}

export function BareSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select className={clsx(styles.input, className)} {...props} />
}
