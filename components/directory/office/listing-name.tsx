import { clsx } from 'clsx'
import { Building2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { emptyIfNullText, displayName } from '@/lib/platform/i18n/names'
import styles from './listing-name.module.css'

type Names = { mn: string; en: string }

/** The name of a listing in the office: the Mongolian name or, without one, the English name. */
export function listingName({ mn, en }: Names): string {
  return displayName(emptyIfNullText(mn) || emptyIfNullText(en))
}

/** The English name; empty without a Mongolian name, because `listingName` is then the English name. */
const secondaryName = ({ mn, en }: Names) => (emptyIfNullText(mn) ? displayName(emptyIfNullText(en)) : '')

type Props = {
  names: Names
  /** The logo's address; null for a company without a logo, undefined for a person. */
  logo: string | null | undefined
  /** Replaces the English name under the Mongolian name. */
  note?: ReactNode
  isHeading?: boolean
}

/** A listing with its logo or an icon, and its Mongolian and English names. */
export function ListingName({ names, logo, note, isHeading }: Props) {
  const second = secondaryName(names)
  const Icon = logo === undefined ? UserRound : Building2
  return (
    <span className={clsx(styles.listing, isHeading && styles.large)}>
      <span className={styles.tile}>
        {logo ? (
          <Picture url={logo} alt="" sizes={isHeading ? '80px' : '44px'} className={styles.logo} />
        ) : (
          <Icon className="icon" size={isHeading ? 32 : 20} aria-hidden />
        )}
      </span>
      <span className={styles.text}>
        {isHeading ? <h3>{listingName(names)}</h3> : <b>{listingName(names)}</b>}
        {note ?? (second && <small lang="en">{second}</small>)}
      </span>
    </span>
  )
}
