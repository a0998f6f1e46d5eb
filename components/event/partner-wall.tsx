import { clsx } from 'clsx'
import type { Partner } from '@/lib/event/partners/schema'
import { partnerAnchor } from '@/lib/platform/site/event-paths'
import { PartnerMark } from './partner-mark'
import styles from './partner-wall.module.css'

type Props = {
  partners: readonly Partner[]
  label?: string
  /** The level of the sponsors: the marks of a higher level are larger. */
  level?: Partner['level']
}

/** Partners as joined tiles, as many in a row as fit. */
export function PartnerWall({ partners, label, level }: Props) {
  return (
    <ul className={clsx(styles.wall, level ? styles[level] : styles.pairs)} aria-label={label}>
      {partners.map((partner) => (
        <li key={partner.id} id={partnerAnchor(partner.id)}>
          <PartnerMark partner={partner} className={styles.tile} />
        </li>
      ))}
    </ul>
  )
}
