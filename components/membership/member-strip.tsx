import { useTranslations } from 'next-intl'
import { LogoGrid } from '@/components/association/logo-grid'
import { MoreLink } from '@/components/ui/more-link'
import type { MemberLogo } from '@/lib/content/logos/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import styles from './member-strip.module.css'

type Props = {
  logos: readonly MemberLogo[]
  /** How many of the logos are shown. */
  visibleCount: number
}

/** The logos of some members, and links to the lists of the Board's members and of all other members. */
export function MemberLogos({ logos, visibleCount }: Props) {
  const t = useTranslations('association.member')
  const board = logos.filter((logo) => logo.board_member).length
  const others = logos.length - board
  const ways = [
    ...(board > 0 ? [{ href: associationPaths.board, label: t('toBoard', { count: board }) }] : []),
    ...(others > 0 ? [{ href: associationPaths.members, label: t('toMembers', { count: others }) }] : []),
  ]
  return (
    <>
      <LogoGrid logos={logos.slice(0, visibleCount)} />
      <p className={styles.ways}>
        {ways.map(({ href, label }) => (
          <MoreLink key={href} href={href}>
            {label}
          </MoreLink>
        ))}
      </p>
    </>
  )
}
