import { useId, type ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'

/** The column beside a list. On a phone it stands below; what is `wide` is left out there. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="side-panel" aria-label={label}>
      {children}
    </aside>
  )
}

export type SideLink = { key: string; label: string; href: string; count?: number; current?: boolean }

export function SideLinks({ title, links, wide }: { title: string; links: SideLink[]; wide?: boolean }) {
  const heading = useId()
  if (links.length === 0) return null
  return (
    <section className={wide ? 'side-panel__wide' : undefined} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.key}>
            <AppLink href={link.href} aria-current={link.current ? 'true' : undefined}>
              <span>{link.label}</span>
              {link.count !== undefined && <span className="side-panel__count">{link.count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
