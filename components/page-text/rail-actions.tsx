import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { MoreLink } from '@/components/ui/more-link'
import type { Outline } from '@/lib/content/page-texts/outline'
import styles from './rail-actions.module.css'

/** The next steps: the first is a button, the others are links. */
export function RailActions({ actions: [first, ...others] }: { actions: Outline['actions'] }) {
  return (
    <div className={styles.actions}>
      {first && (
        <LinkButton href={first.href}>
          <InLanguage of={first.label} />
        </LinkButton>
      )}
      {others.map(({ href, label }) => (
        <MoreLink key={href} href={href}>
          <InLanguage of={label} />
        </MoreLink>
      ))}
    </div>
  )
}
