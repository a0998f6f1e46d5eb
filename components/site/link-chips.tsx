import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import type { SideLink } from './side-panel'
import styles from './link-chips.module.css'

/** The links of a side panel as chips in one scrolling row, for a small screen. */
export function LinkChips({ links }: { links: SideLink[] }) {
  return (
    <div className={styles.chips} data-row="">
      {links.map((link) => (
        <AppLink
          key={link.key}
          className={styles.chip}
          href={link.href}
          aria-current={link.current ? 'true' : undefined}
        >
          <span>
            <InLanguage of={link.label} />
          </span>
          {link.count !== undefined && <span className="num">{link.count}</span>}
        </AppLink>
      ))}
    </div>
  )
}
