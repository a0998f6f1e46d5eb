import { AppLink } from '@/components/ui/app-link'
import { MmMark } from './mm-mark'

export function MmLogo({
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
      <MmMark onDark={onDark} />
      <span>
        <b>{name}</b>
        <small>{full}</small>
      </span>
    </AppLink>
  )
}
