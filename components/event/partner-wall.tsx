import type { Partner } from '@/lib/event/partners/schema'
import { partnerAnchor } from '@/lib/platform/site/event-paths'
import { PartnerMark } from './partner-mark'
import styles from './partner-wall.module.css'

/** Partners as joined tiles, as many in a row as fit. */
export function PartnerWall({ partners, label }: { partners: readonly Partner[]; label?: string }) {
  return (
    <ul className={styles.wall} aria-label={label}>
      {partners.map((partner) => (
        <li key={partner.id} id={partnerAnchor(partner.id)}>
          <PartnerMark partner={partner} className={styles.tile} />
        </li>
      ))}
    </ul>
  )
}
