import { AppLink } from '@/components/ui/app-link'
import { AssociationMark } from './mark'

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
    <AppLink className="logo" href={href}>
      <AssociationMark onDark={onDark} />
      <span>
        <b>{name}</b>
        <small>{full}</small>
      </span>
    </AppLink>
  )
}
