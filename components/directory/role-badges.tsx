import { useTranslations } from 'next-intl'
import { clsx } from 'clsx'
import styles from './role-badges.module.css'

type Props = {
  /** Whether the company is a member of the association, and the year of the event where it exhibits. */
  marks: { isMember: boolean; exhibitorOf: number | null }
  /** True for shorter words, as lists need them. */
  short?: boolean
  className?: string | undefined
}

/** Badges that mark a listed company as a member of the association or as an exhibitor of an event. */
export function RoleBadges({ marks: { isMember, exhibitorOf }, short, className }: Props) {
  const t = useTranslations('directory.marks')
  if (!isMember && exhibitorOf === null) return null
  return (
    <span className={clsx(styles.badges, className)}>
      {isMember && <span className={styles.badge}>{t(short ? 'memberShort' : 'member')}</span>}
      {exhibitorOf !== null && (
        <span className={clsx(styles.badge, styles.exhibitor)}>
          {t(short ? 'exhibitorShort' : 'exhibitor', { year: String(exhibitorOf) })}
        </span>
      )}
    </span>
  )
}
