import type { ComponentProps } from 'react'
import styles from './screen-form.module.css'

/** A form that is the whole screen: it fills the window, so that the bar that saves stands at its foot. */
export function ScreenForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form className={styles.form} {...props} />
}
