import { clsx } from 'clsx'
import { AppLink } from '@/components/ui/app-link'
import { AssociationMark } from './mark'
import styles from './logo.module.css'

export function AssociationLogo({
  href,
  name,
  full,
  onDark,
}: {
  href: string
  name: string
  full: string
  onDark?: boolean
}) {
  return (
    <AppLink className={clsx(styles.logo, onDark && styles.onDark)} href={href}>
      <AssociationMark onDark={onDark} />
      <span>
        <b>{name}</b>
        <small>{full}</small>
      </span>
    </AppLink>
  )
}
