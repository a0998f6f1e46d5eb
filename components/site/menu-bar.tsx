import type { ComponentProps } from 'react'
import styles from './main-menu.module.css'

/**
 * The frame of a wide screen's menu, for a site that renders its own items; each child must be a list item.
 */
export function MenuBar({ children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav className={styles.mainMenu} {...props}>
      <ul>{children}</ul>
    </nav>
  )
}

/** The class of an item in the bar. */
export const menuItemClass = styles.item
