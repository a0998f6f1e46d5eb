import { LinkChips } from '@/components/site/link-chips'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Hall } from '@/lib/event/halls/schema'
import styles from './hall-chips.module.css'

type Props = {
  halls: readonly Hall[]
  current: number | undefined
  /** Returns the address of a room; the first room is shown at the address of the day. */
  href: (hall: Hall, at: number) => string
  label: string
  locale: Locale
}

/** The rooms of an edition in one row, each with a separate address. */
export function HallChips({ halls, current, href, label, locale }: Props) {
  return (
    <nav className={styles.halls} aria-label={label}>
      <LinkChips
        links={halls.map((hall, at) => ({
          key: String(hall.id),
          label: bilingualText(hall, 'hall_name', locale).text,
          href: href(hall, at),
          current: hall.id === current,
        }))}
      />
    </nav>
  )
}
