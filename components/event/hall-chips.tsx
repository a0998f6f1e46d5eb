import { LinkChips } from '@/components/site/link-chips'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Hall } from '@/lib/event/halls/schema'
import styles from './hall-chips.module.css'

type Props = {
  halls: readonly Hall[]
  currentId: number | undefined
  /** Returns the address of a hall. The first hall has the address of the day. */
  hrefOf: (hall: Hall, at: number) => string
  label: string
  locale: Locale
}

/** Links to the halls of an edition, in one row. */
export function HallChips({ halls, currentId, hrefOf, label, locale }: Props) {
  return (
    <nav className={styles.halls} aria-label={label}>
      <LinkChips
        links={halls.map((hall, at) => ({
          key: String(hall.id),
          label: bilingualText(hall, 'hall_name', locale).text,
          href: hrefOf(hall, at),
          current: hall.id === currentId,
        }))}
      />
    </nav>
  )
}
