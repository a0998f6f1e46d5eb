import type { ComponentProps } from 'react'
import styles from './screen-form.module.css'

/** A form that fills the window, so that its save bar is at the bottom. */
export function ScreenForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form className={styles.form} {...props} />
}
