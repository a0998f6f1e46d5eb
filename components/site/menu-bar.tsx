import type { ComponentProps } from 'react'
import styles from './main-menu.module.css'

/** The frame of a menu on a wide screen, for a site that fills it by itself; each child is an item of its list. */
export function MenuBar({ children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav className={styles.mainMenu} {...props}>
      <ul>{children}</ul>
    </nav>
  )
}

/** The looks of what stands in the bar. */
export const menuItemClass = styles.item
