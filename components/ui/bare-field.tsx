import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './bare-field.module.css'

/** The class that makes another element look like a field, such as a button that opens a list. */
export const bareFieldClass = (className?: string) => clsx(styles.input, className)

/** An input without a label element. */
export function BareInput({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input className={bareFieldClass(className)} type={type} {...props} />
}

export function BareTextarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={bareFieldClass(className)} {...props} />
}

export function BareSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select className={bareFieldClass(className)} {...props} />
}
