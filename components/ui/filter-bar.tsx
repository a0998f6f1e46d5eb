import { SlidersHorizontal, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { AppLink } from './app-link'
import { Button } from './button'
import { FilterForm } from './filter-form'
import styles from './filter-bar.module.css'

type Props = {
  /** What is narrowed, for screen readers. */
  label: string
  /** Where the plain form asks, in the page's language. */
  action: string
  /** What of the address stays as it is. */
  keptParams: Readonly<Record<string, string>>
  /** How many of the filters are set. */
  count: number
  /** The address without them. */
  clearHref: string
  /** Fields, each in a `FilterField`. */
  children: ReactNode
  /** Beside the fields, of the same form: how many a page has. */
  aside?: ReactNode
  /** How much was found, and other ways to take it along. */
  foot?: ReactNode
}

/**
 * What a list is narrowed by. It asks at once where scripts run and by its button where none do; on phones the fields
 * are a sheet that opens without a script.
 */
export function FilterBar({ label, action, keptParams, count, clearHref, children, aside, foot }: Props) {
  const t = useTranslations('ui.filters')
  const id = useId()
  return (
    <FilterForm className={styles.bar} role="search" aria-label={label} action={action}>
      {Object.entries(keptParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="quiet" className={styles.open} popoverTarget={id}>
        <SlidersHorizontal className="icon" size={18} aria-hidden />
        {count > 0 ? t('openCount', { count }) : t('open')}
      </Button>
      <div className={styles.sheet} id={id} popover="auto">
        <div className={styles.head}>
          <b>{t('open')}</b>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <X className="icon" size={20} aria-hidden />
          </button>
        </div>
        <div className={styles.fields}>
          {children}
          {count > 0 && (
            <AppLink className={styles.clear} href={clearHref}>
              {t('clear')}
            </AppLink>
          )}
          {aside}
        </div>
        <Button type="submit" className={styles.show}>
          {t('show')}
        </Button>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </FilterForm>
  )
}

/** One field of the bar under its name. */
export function FilterField({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
