import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageBand } from '@/components/site/page-band'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { type DirectoryAsked, refusalOf, searchOf } from '@/lib/directory/search/address'
import { categoryTree } from '@/lib/directory/categories/queries'
import { termLettersMax } from '@/lib/directory/search/limits'
import { searchDirectory } from '@/lib/directory/search/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { DirectorySearchField } from './directory-search-field'
import styles from './directory-search-view.module.css'
import { FoundListings } from './found-listings'
import { LetterIndex } from './letter-index'
import { NothingFound } from './nothing-found'
import { SearchFacets } from './search-facets'
import { RefusedTerm, WrongAlphabet, wrongAlphabetId } from './refused-term'

type Props = { asked: DirectoryAsked; locale: Locale }

/** The search of the directory: its field, and what it finds with what that may be narrowed by. */
export async function DirectorySearchView({ asked, locale }: Props) {
  const [t, shell] = await Promise.all([
    getTranslations('directory.search'),
    getTranslations('directory.shell'),
  ])
  const refusal = refusalOf(asked, locale)
  const term = asked.term.slice(0, termLettersMax)
  const { term: _term, page: _page, letter: _letter, ...kept } = searchOf(asked)
  return (
    <>
      <PageBand className={styles.head}>
        <Breadcrumbs crumbs={[{ label: shell('home'), href: directoryPaths.home }, { label: t('title') }]} />
        <h1>{t('title')}</h1>
        <DirectorySearchField
          id="directory-search"
          term={term}
          kept={kept}
          clearHref={directoryPaths.search(kept)}
          isInvalid={refusal !== null}
          describedBy={refusal === 'alphabet' ? wrongAlphabetId : undefined}
          className={styles.field}
        />
        {refusal === 'alphabet' && <WrongAlphabet term={asked.term} kept={kept} locale={locale} />}
      </PageBand>
      {refusal ? (
        <div className={clsx('wrap', styles.alone)}>
          <RefusedTerm refusal={refusal} term={asked.term} locale={locale} />
        </div>
      ) : (
        <Found asked={asked} locale={locale} />
      )}
    </>
  )
}

async function Found({ asked, locale }: Props) {
  const [found, tree, t] = await Promise.all([
    searchDirectory(asked, locale),
    categoryTree(),
    getTranslations('directory.search'),
  ])
  const alone = (children: ReactNode) => <div className={clsx('wrap', styles.alone)}>{children}</div>
  if (found.foundInAll === 0) return alone(<NothingFound asked={asked} found={found} tree={tree} />)
  const facets = <SearchFacets asked={asked} facets={found.facets} tree={tree} />
  const chosen = [asked.type, asked.category, asked.mark].filter(Boolean).length
  return (
    <div className={clsx('wrap', styles.frame)}>
      <aside className={styles.side} aria-label={t('filters')}>
        {facets}
      </aside>
      <div className={styles.list}>
        <FoundListings
          asked={asked}
          found={found}
          filters={
            <details className={styles.fold}>
              <summary>{chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}</summary>
              {facets}
            </details>
          }
          letters={<LetterIndex asked={asked} letters={found.facets.letters} locale={locale} />}
        />
      </div>
    </div>
  )
}
