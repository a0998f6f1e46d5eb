import { SlidersHorizontal, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { AppLink } from './app-link'
import { Button } from './button'
import { FilterForm } from './filter-form'
import styles from './filter-bar.module.css'

type Props = {
  /** The name of the filtered list, for screen readers. */
  label: string
  /** The address to which the form submits, in the page's language. */
  action: string
  /** Parameters of the address that a filter does not change. */
  keptParams: Readonly<Record<string, string>>
  count: number
  /** The address of the list without filters. */
  clearHref: string
  /** Fields, each in a `FilterField`. */
  children: ReactNode
  /** Fields of the same form beside the filters, such as the page size. */
  aside?: ReactNode
  /** The number of results and the downloads. */
  foot?: ReactNode
}

/**
 * The filters of a list. A change applies at once. On phones the fields are in a sheet, which opens without a
 * script. In the sheet, and wherever scripts do not run, changes apply only by the button.
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

/** One labelled field of a filter bar. */
export function FilterField({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
