import type { ComponentProps } from 'react'
import styles from './lone-page.module.css'

/** A page of the office without the sidebar. */
export function PageWithoutSidebar({
  as: Element = 'div',
  ...props
}: { as?: 'div' | 'main' } & ComponentProps<'div'>) {
  return <Element className={styles.page} {...props} />
}
