import { clsx } from 'clsx'
import { InLanguage } from '@/components/ui/in-language'
import { RockSwatch, type Rock } from '@/components/ui/lith'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import { initialsOf } from './initials'
import styles from './company-mark.module.css'

/** The stone drawn for a company without a logo. */
export type Stone = { rock: Rock; fill: string; ink: string }

type Props = {
  name: string
  /** The language of the name, if it differs from the language of the page. */
  lang?: Locale | undefined
  /** The address of the logo; without a logo the mark is a stone with the company's initials. */
  logo: string | null
  /** The stone of the company's category or role. */
  stone: Stone
  /** A note under the name, such as a stand or a place. */
  note?: string | undefined
  /** Puts the logo above the name instead of before it. */
  stacked?: boolean
  className?: string | undefined
}

/** A company: its tile (the logo or a stone) and its name as text. */
export function CompanyLogoAndName({ name, lang, logo, stone, note, stacked, className }: Props) {
  return (
    <span className={clsx(styles.mark, stacked && styles.stacked, className)}>
      <CompanyTile name={name} logo={logo} stone={stone} />
      <span className={styles.text}>
        <b lang={lang}>{name}</b>
        {note && <small className="num"> {note}</small>}
      </span>
    </span>
  )
}

/**
 * The tile alone, for a caller that shows the name itself. A class may set the tile's width and height.
 */
export function CompanyTile({
  name,
  logo,
  stone,
  className,
}: Pick<Props, 'name' | 'logo' | 'stone' | 'className'>) {
  if (logo)
    return (
      <span className={clsx(styles.tile, className)}>
        <Picture url={logo} alt="" sizes="128px" className={styles.logo} />
      </span>
    )
  return (
    <span className={clsx(styles.tile, styles.stone, className)} aria-hidden>
      <RockSwatch {...stone} className={styles.rock} />
      <b style={{ color: stone.ink, background: stone.fill }}>
        <InLanguage of={initialsOf(name)} />
      </b>
    </span>
  )
}
