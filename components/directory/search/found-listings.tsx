import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PastLastPage } from '@/components/site/past-last-page'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { pagesAround } from '@/lib/directory/codes'
import { type DirectoryQuery, refusalReason, searchParamsOf } from '@/lib/directory/search/address'
import type { DirectoryAnswer } from '@/lib/directory/search/queries'
import { displayName } from '@/lib/platform/i18n/names'
import { rankedMax } from '@/lib/platform/search/schema'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { CompanyRow } from '../company-row'
import { ConsultantRow } from '../consultant-row'
import { ListingRows } from '../listing-rows'
import { wrongAlphabetId } from './refused-term'
import { SortLinks } from './sort-links'
import styles from './found-listings.module.css'

type Props = { query: DirectoryQuery; answer: DirectoryAnswer; filters: ReactNode; letters: ReactNode }

/** The results of a search: their number, notes on the search, the filters, and one page of listings. */
export function FoundListings({ query, answer, filters, letters }: Props) {
  const t = useTranslations('directory.search')
  const locale = useLocale()
  const { term, page } = query
  const { total, without } = answer
  const pageHref = (pageNumber: number) =>
    directoryPaths.search(searchParamsOf({ ...query, page: pageNumber }))
  const unfilteredHref = directoryPaths.search(searchParamsOf({ term }))
  const count = !term
    ? t('listed', { count: total })
    : answer.foundInAll >= rankedMax
      ? t('resultsMore', { count: rankedMax, term })
      : t('results', { count: total, term })
  return (
    <section aria-labelledby="found">
      <div className={styles.head}>
        <h2 id="found" className={styles.count}>
          <InLanguage of={count} />
        </h2>
        {term && total > 1 && <SortLinks query={query} />}
      </div>
      {answer.shownFor && (
        <p className={styles.note}>
          <InLanguage of={t('shownFor', { term: displayName(answer.shownFor.toLocaleUpperCase('mn')) })} />
        </p>
      )}
      {refusalReason(query, locale) === 'alphabet' && (
        <p className={styles.note} id={wrongAlphabetId}>
          {t('wrongAlphabet')}
        </p>
      )}
      {answer.isPartial && <p className={styles.note}>{t('partial')}</p>}
      {without.length > 0 && (
        <p className={styles.note}>
          <InLanguage of={t('without', { words: without.join(', ') })} />
        </p>
      )}
      {filters}
      {letters}
      {answer.listings.length > 0 ? (
        <ListingRows>
          {answer.listings.map((each) =>
            each.type === 'company' ? (
              <CompanyRow
                key={`company ${each.card.id}`}
                company={each.card}
                matchedWords={each.matchedWords}
                heading="h3"
              />
            ) : (
              <ConsultantRow
                key={`consultant ${each.card.id}`}
                consultant={each.card}
                matchedWords={each.matchedWords}
                heading="h3"
              />
            ),
          )}
        </ListingRows>
      ) : page > 1 ? (
        <PastLastPage firstHref={pageHref(1)} />
      ) : (
        <EmptyState
          level={3}
          title={t('none')}
          hint={t('noneFiltered')}
          action={
            <LinkButton variant="quiet" href={unfilteredHref}>
              {t('clearFilters')}
            </LinkButton>
          }
        />
      )}
      {answer.totalPages > 1 && (
        <ListFoot>
          <Pagination page={page} pages={answer.totalPages} hrefOf={pageHref} pagesPerSide={pagesAround} />
        </ListFoot>
      )}
    </section>
  )
}
