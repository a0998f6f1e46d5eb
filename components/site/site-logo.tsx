import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import styles from './site-logo.module.css'

type Props = {
  /** The site's mark, in colours for its background. */
  mark: ReactNode
  href: string
  name: string
  /** One line under the name. */
  line: ReactNode
  onDark?: boolean | undefined
  /** Whether the name is long and set in smaller type. */
  long?: boolean | undefined
}

/** A site's mark and name, linked to its home. */
export function SiteLogo({ mark, href, name, line, onDark, long }: Props) {
  return (
    <AppLink className={clsx(styles.logo, onDark && styles.onDark, long && styles.long)} href={href}>
      {mark}
      <span>
        <b>{name}</b>
        {line && <small>{line}</small>}
      </span>
    </AppLink>
  )
}
