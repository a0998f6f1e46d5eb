import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import styles from './news-search.module.css'

type Props = {
  /** Must differ between the two fields of one page. */
  id: string
  /** The news path in the page's language; it turns `?term=` into the address of the results. */
  action: string
  term?: string
}

/** The search of the news: a plain form, so it works without a script. */
export function NewsSearch({ id, action, term }: Props) {
  const t = useTranslations('news')
  const common = useTranslations('common')
  return (
    <form className={styles.searchField} role="search" action={action} method="get" autoComplete="off">
      <label className="sr-only" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        name="term"
        type="search"
        placeholder={t('search')}
        defaultValue={term}
        required
        maxLength={100}
      />
      <button type="submit" aria-label={common('search')}>
        <Search className="icon" size={20} aria-hidden />
      </button>
    </form>
  )
}
