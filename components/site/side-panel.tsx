import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'

/** The column beside a list. On a phone it stands below; what is `wide` is left out where tools above say it. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="side-panel" aria-label={label}>
      {children}
    </aside>
  )
}

export type SideLink = { key: string; label: string; href: string; count?: number; current?: boolean }

type SideLinksProps = {
  title: string
  links: SideLink[]
  wide?: boolean
  /** How many stand open; the others wait under `more`, unless the current one is among them. */
  limit?: number
  more?: string
}

export function SideLinks({ title, links, wide, limit = links.length, more }: SideLinksProps) {
  const heading = useId()
  if (links.length === 0) return null
  const rest = links.slice(limit)
  return (
    <section className={wide ? 'side-panel__wide' : undefined} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <LinkList links={links.slice(0, limit)} />
      {rest.length > 0 && (
        <details className="side-panel__more" open={rest.some((link) => link.current) || undefined}>
          <summary>
            {more}
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
            <span>{link.label}</span>
            {link.count !== undefined && <span className="side-panel__count">{link.count}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
