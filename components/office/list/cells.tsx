import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import styles from './cells.module.css'

type Props = { children: ReactNode }

/** The class of a link in a cell, for any link component; the text of a breakable link may break anywhere. */
export const cellLinkClass = ({ breakable }: { breakable?: boolean } = {}) =>
  clsx(styles.link, breakable && styles.breakable)

/** An e-mail or web address, or another long word, that may break anywhere. */
export function BreakableText({ children }: Props) {
  return <span className={styles.breakable}>{children}</span>
}

/** A note under the text of a cell. */
export function CellNote({ children }: Props) {
  return <span className={styles.note}>{children}</span>
}

/** A picture with the title beside it: the children are the picture and the title in `<b>`. */
export function PictureAndTitle({ children }: Props) {
  return <span className={styles.title}>{children}</span>
}

/** A logo with the title in bold beside it. */
export function LogoAndTitle({ logo, children }: Props & { logo: string }) {
  return (
    <span className={clsx(styles.title, styles.withLogo)}>
      <Picture className={styles.logo} url={logo} alt="" sizes="64px" />
      <b>{children}</b>
    </span>
  )
}

/** A wide picture, with the aspect ratio of a carousel's slide. */
export function CellWidePicture({ children }: Props) {
  return <span className={styles.slide}>{children}</span>
}

export function CellIconAndText({ children }: Props) {
  return <span className={styles.withIcon}>{children}</span>
}

export function CellChips({ children }: Props) {
  return <span className={styles.chips}>{children}</span>
}

export function CellChip({ children }: Props) {
  return <span className={styles.chip}>{children}</span>
}

/** The action buttons of a row. */
export function CellButtons({ children }: Props) {
  return <span className={styles.buttons}>{children}</span>
}

/** A link that opens something of a row. `name` tells the links of different rows apart. */
export function CellLinkButton({
  href,
  icon: Icon,
  name,
  children,
}: Props & { href: string; icon?: LucideIcon; name: string }) {
  return (
    <LinkButton variant="quiet" small href={href}>
      {Icon && <Icon className="icon" size={16} aria-hidden />}
      {children}
      <span className="sr-only">: {name}</span>
    </LinkButton>
  )
}
