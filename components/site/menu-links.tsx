import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { withoutLocale } from '@/lib/platform/i18n/locale'
import type { MenuItem } from './site-data'

/** A list of menu items with those below them. `path` is that of the page, without its language. */
export function MenuLinks({ items, path }: { items: MenuItem[]; path: string | null }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.cid}>
          <AppLink href={item.href} aria-current={withoutLocale(item.href) === path ? 'page' : undefined}>
            <InLanguage of={item.label} />
          </AppLink>
          {item.children.length > 0 && <MenuLinks items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  )
}
