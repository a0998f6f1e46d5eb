import styles from './anchor-tabs.module.css'
export type AnchorTab = { id: string; label: string }

/** Tabs that link to the parts of one page: they work without a script and can be shared. */
export function AnchorTabs({ label, tabs }: { label: string; tabs: AnchorTab[] }) {
  return (
    <nav className={styles.anchorTabs} aria-label={label}>
      <ul className="wrap">
        {tabs.map(({ id, label: text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
