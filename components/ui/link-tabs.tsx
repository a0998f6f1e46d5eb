import { clsx } from 'clsx'
import styles from './tabs.module.css'

type Props = {
  label: string
  tabs: { name: string; label: string; href: string }[]
  current: string
  className?: string
}

/** Tabs that are links; they look like `Tabs`. */
export function LinkTabs({ label, tabs, current, className }: Props) {
  return (
    <nav className={clsx(styles.tabs, className)} data-row="" aria-label={label}>
      {tabs.map(({ name, label, href }) => (
        <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
