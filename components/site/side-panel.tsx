import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import styles from './side-panel.module.css'

/**
 * The column beside a list; on a small screen it is below the list. In a `SideColumnLayout` with `hasTools`,
 * the panel's `wide` parts are hidden on a small screen: the tools above the list offer the same filters.
 */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.sidePanel} aria-label={label}>
      {children}
    </aside>
  )
}

/** A part of the panel that contains a form; it is hidden in the same layouts as `SideLinks` with `wide`. */
export function WideScreenSection({ children }: { children: ReactNode }) {
  return <section className={styles.wide}>{children}</section>
}

export type SideLink = {
  key: string
  label: string
  href: string
  count?: number | string
  current?: boolean
}

type SideLinksProps = {
  title: string
  links: SideLink[]
  wide?: boolean
  /**
   * The number of links that are always visible. The others are collapsed under `moreLabel`; the list is open
   * if the current link is among them.
   */
  limit?: number
  moreLabel?: string
}

export function SideLinks({ title, links, wide, limit = links.length, moreLabel }: SideLinksProps) {
  const heading = useId()
  if (links.length === 0) return null
  const rest = links.slice(limit)
  return (
    <section className={wide ? styles.wide : undefined} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <LinkList links={links.slice(0, limit)} />
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some((link) => link.current) || undefined}>
          <summary>
            {moreLabel}
            <ChevronDown className="icon" size={16} aria-hidden />
          </summary>
          <LinkList links={rest} />
        </details>
      )}
    </section>
  )
}

function LinkList({ links }: { links: SideLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.key}>
          <AppLink href={link.href} aria-current={link.current ? 'true' : undefined}>
            <span>
              <InLanguage of={link.label} />
            </span>
            {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
