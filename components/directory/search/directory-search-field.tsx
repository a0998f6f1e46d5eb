import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { Button } from '@/components/ui/button'
import { termLettersMax } from '@/lib/directory/search/limits'
import { localePath } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { ListingSearchField } from './listing-field'
import styles from './directory-search-field.module.css'

type Props = {
  /** Must differ between the fields of one page. */
  id: string
  /** The parameter that the field sends: `term` by default, as on the search page. */
  name?: string
  /** The path of the page that receives the form, without the language. */
  action?: string
  term?: string
  label?: string
  placeholder?: string
  /** When true, an empty submission does nothing. */
  mustBeFilled?: boolean
  /** Other parameters of the address, which the form sends along unchanged. */
  keptParams?: Readonly<Record<string, string>>
  /** The address of the search without its term. */
  clearHref?: string
  isInvalid?: boolean
  /** The id of the element that explains why the field is invalid. */
  describedBy?: string
  className?: string
}

/** The search of the directory: a plain form, with suggestions where scripts run. */
export function DirectorySearchField({ id, name = 'term', term, mustBeFilled = false, ...options }: Props) {
  const t = useTranslations('directory.search')
  const {
    label = t('label'),
    placeholder = t('placeholder'),
    keptParams = {},
    clearHref,
    isInvalid,
  } = options
  return (
    <form
      className={clsx(styles.form, isInvalid && styles.invalid, options.className)}
      role="search"
      aria-label={label}
      action={localePath(usePageLanguage(), options.action ?? directoryPaths.search())}
      method="get"
      autoComplete="off"
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search className={clsx('icon', styles.glass)} size={20} aria-hidden />
      <ListingSearchField
        {...{ id, name, placeholder, mustBeFilled }}
        type="search"
        defaultValue={term}
        maxLength={termLettersMax}
        aria-invalid={isInvalid || undefined}
        aria-describedby={options.describedBy}
        texts={{ label: t('suggestions'), count: t('suggestionCount', { count: '{count}' }) }}
      />
      {clearHref && term && (
        <AppLink className={styles.clear} href={clearHref} aria-label={t('clear')} title={t('clear')}>
          <X className="icon" size={20} aria-hidden />
        </AppLink>
      )}
      {Object.entries(keptParams).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button type="submit" className={styles.button}>
        {t('submit')}
      </Button>
    </form>
  )
}
