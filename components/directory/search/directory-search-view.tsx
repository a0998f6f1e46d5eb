import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageBand } from '@/components/site/page-band'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { type DirectoryQuery, refusalReason, searchParamsOf } from '@/lib/directory/search/address'
import { categoryTree } from '@/lib/directory/categories/queries'
import { termLettersMax } from '@/lib/directory/search/limits'
import { type DirectoryAnswer, searchDirectory } from '@/lib/directory/search/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { DirectorySearchField } from './directory-search-field'
import styles from './directory-search-view.module.css'
import { FoundListings } from './found-listings'
import { LetterIndex } from './letter-index'
import { NothingFound } from './nothing-found'
import { SearchFacets } from './search-facets'
import { RefusedTerm, WrongAlphabet, wrongAlphabetId } from './refused-term'

type Props = { query: DirectoryQuery; locale: Locale }

/** The search of the directory: its field, its results and their filters. */
export async function DirectorySearchView({ query, locale }: Props) {
  const [t, shell] = await Promise.all([
    getTranslations('directory.search'),
    getTranslations('directory.shell'),
  ])
  const refusal = refusalReason(query, locale)
  // A term in the other alphabet is searched too: the message is beside what it finds, or says why it finds nothing.
  const isOtherAlphabet = refusal === 'alphabet'
  const unsearchable = isOtherAlphabet ? null : refusal
  const answer = unsearchable ? null : await searchDirectory(query, locale)
  const isWrongAlphabet = isOtherAlphabet && answer?.foundInAll === 0
  const term = query.term.slice(0, termLettersMax)
  const { term: _term, page: _page, letter: _letter, ...keptParams } = searchParamsOf(query)
  return (
    <>
      <PageBand className={styles.head} seed={t('title')}>
        <Breadcrumbs crumbs={[{ label: shell('home'), href: directoryPaths.home }, { label: t('title') }]} />
        <h1>{t('title')}</h1>
        <DirectorySearchField
          id="directory-search"
          term={term}
          keptParams={keptParams}
          clearHref={directoryPaths.search(keptParams)}
          isInvalid={unsearchable !== null || isWrongAlphabet}
          describedBy={isOtherAlphabet ? wrongAlphabetId : undefined}
          className={styles.field}
        />
        {isWrongAlphabet && <WrongAlphabet term={query.term} keptParams={keptParams} locale={locale} />}
      </PageBand>
      {answer && <DirectorySearchResults query={query} answer={answer} locale={locale} />}
      {unsearchable && (
        <div className={clsx('wrap', styles.alone)}>
          <RefusedTerm refusal={unsearchable} />
        </div>
      )}
    </>
  )
}

async function DirectorySearchResults({ query, answer, locale }: Props & { answer: DirectoryAnswer }) {
  const [tree, t] = await Promise.all([categoryTree(), getTranslations('directory.search')])
  const renderWithoutFilters = (children: ReactNode) => (
    <div className={clsx('wrap', styles.alone)}>{children}</div>
  )
  if (answer.foundInAll === 0)
    return renderWithoutFilters(<NothingFound query={query} answer={answer} tree={tree} />)
  const facets = <SearchFacets query={query} facets={answer.facets} tree={tree} />
  const filterCount = [query.type, query.category, query.mark, query.aimag].filter(Boolean).length
  return (
    <div className={clsx('wrap', styles.frame)}>
      <aside className={styles.side} aria-label={t('filters')}>
        {facets}
      </aside>
      <div className={styles.list}>
        <FoundListings
          query={query}
          answer={answer}
          filters={
            <details className={styles.fold}>
              <summary>{filterCount > 0 ? t('filtersChosen', { count: filterCount }) : t('filters')}</summary>
              {facets}
            </details>
          }
          letters={<LetterIndex query={query} letters={answer.facets.letters} locale={locale} />}
        />
      </div>
    </div>
  )
}
