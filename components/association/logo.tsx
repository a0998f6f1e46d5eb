import { SiteLogo } from '@/components/site/site-logo'
import { AssociationMark } from './mark'

type Props = { href: string; name: string; full: string; onDark?: boolean }

export function AssociationLogo({ href, name, full, onDark }: Props) {
  return (
    <SiteLogo
      mark={<AssociationMark onDark={onDark} />}
      href={href}
      name={name}
      line={full}
      onDark={onDark}
    />
  )
}
