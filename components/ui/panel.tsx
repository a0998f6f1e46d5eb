import { clsx } from 'clsx'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import styles from './panel.module.css'

type Tag = 'section' | 'div' | 'form' | 'nav' | 'ol'

/**
 * A box with a border, for a list or a group of fields. Panels below each other have a gap between them.
 */
export function Panel<As extends Tag = 'section'>({
  as,
  className,
  ...props
}: { as?: As } & ComponentProps<As>) {
  const Element = (as ?? 'section') as ElementType
  return <Element className={clsx(styles.panel, className)} {...props} />
}

/** The head of a panel: its title, with actions at the right. */
export function PanelHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}
