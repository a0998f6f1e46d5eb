import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { type DirectoryQuery, searchParamsOf } from '@/lib/directory/search/address'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './sort-links.module.css'

const sorts = [null, 'name'] as const

/** Lets the reader choose the order of the results with links, which work without scripts. */
export function SortLinks({ query }: { query: DirectoryQuery }) {
  const t = useTranslations('directory.search')
  return (
    <nav className={styles.sorts} aria-label={t('sort')} data-row="">
      <span aria-hidden>{t('sort')}</span>
      {sorts.map((sort) => (
        <AppLink
          key={sort}
          href={directoryPaths.search(searchParamsOf({ ...query, sort, page: 1 }))}
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {t(`sorts.${sort ?? 'best'}`)}
        </AppLink>
      ))}
    </nav>
  )
}
