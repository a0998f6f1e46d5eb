import type { ComponentProps } from 'react'
import styles from './lone-page.module.css'

/** Centres a message with its actions, such as the sign-in or a 404, in the height of the window. */
export function PageWithoutSidebar({
  as: Element = 'div',
  ...props
}: { as?: 'div' | 'main' } & ComponentProps<'div'>) {
  return <Element className={styles.page} {...props} />
}
