import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/site/page-title'
import { PastLastPage } from '@/components/site/past-last-page'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { filterCountOf, publishedPath, type PublishedQuery } from '@/lib/assessment/results/address'
import {
  listingOf,
  listPublishedResults,
  listPublishedYears,
  searchPublishedResults,
} from '@/lib/assessment/results/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { OpenData } from './open-data'
import { PublishedFilters } from './published-filters'
import styles from './published-results.module.css'
import { PublishedTable } from './published-table'

type Props = { query: PublishedQuery; locale: Locale }

/** The results that members published: filters, a table, and the same as open data. */
export async function PublishedResultsView({ query, locale }: Props) {
  const listing = listingOf(query)
  const [t, root, years, { results, total, totalPages }] = await Promise.all([
    getTranslations('assessment.published'),
    getTranslations(),
    listPublishedYears(),
    query.term ? searchPublishedResults(listing, query.term) : listPublishedResults(listing),
  ])
  return (
    <>
      <PageTitle
        crumbs={[
          { label: root('common.home'), href: associationPaths.home },
          { label: root('assessment.short'), href: associationPaths.assessment },
          { label: t('title') },
        ]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={clsx('wrap', styles.results)}>
        {years.length > 0 && <PublishedFilters {...{ query, years, total, locale }} />}
        {results.length > 0 ? (
          <PublishedTable {...{ results, query, locale }} />
        ) : query.page > 1 ? (
          <PastLastPage firstHref={publishedPath({ ...query, page: 1 })} />
        ) : (
          <NoResults isFiltered={filterCountOf(query) > 0} />
        )}
        <ListFoot className={styles.foot}>
          <Pagination
            page={query.page}
            pages={totalPages}
            hrefOf={(page) => publishedPath({ ...query, page })}
          />
        </ListFoot>
        <OpenData locale={locale} />
      </div>
    </>
  )
}

async function NoResults({ isFiltered }: { isFiltered: boolean }) {
  const [t, filters] = await Promise.all([
    getTranslations('assessment.published'),
    getTranslations('ui.filters'),
  ])
  return (
    <EmptyState
      title={t(isFiltered ? 'noneFound' : 'none')}
      hint={t(isFiltered ? 'noneFoundHint' : 'noneHint')}
      action={
        isFiltered && (
          <LinkButton variant="quiet" href={associationPaths.publishedResults}>
            {filters('clear')}
          </LinkButton>
        )
      }
    />
  )
}
