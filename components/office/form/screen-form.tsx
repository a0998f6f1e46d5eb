import type { ComponentProps } from 'react'
import styles from './screen-form.module.css'

/**
 * A form that fills the window, so that its save bar is at the bottom. `method="dialog"`: a press before its scripts
 * have loaded does nothing, instead of loading the page again with what was typed in its address.
 */
export function ScreenForm(props: Omit<ComponentProps<'form'>, 'className' | 'method'>) {
  return <form method="dialog" className={styles.form} {...props} />
}
