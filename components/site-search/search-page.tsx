import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LinkChips } from '@/components/site/link-chips'
import { PageBody } from '@/components/site/page-body'
import { PageTitle } from '@/components/site/page-title'
import { SideLinks, SidePanel } from '@/components/site/side-panel'
import { SideColumnLayout } from '@/components/site/with-side'
import { EmptyState } from '@/components/ui/states'
import type { Locale } from '@/lib/platform/i18n/locale'
import { displayCount } from '@/lib/platform/search/page-count'
import { homeOf } from '@/lib/platform/site/sites'
import { type SiteQuery, reasonNotToSearch, searchPath } from '@/lib/sites/search/address'
import { searchSite, type SiteAnswer } from '@/lib/sites/search/queries'
import { type SiteKind, termLettersMax } from '@/lib/sites/search/schema'
import { findShortcuts } from '@/lib/sites/search/shortcuts'
import { SearchOutcomeCounter } from './outcome-counter'
import { SearchResults } from './search-results'
import { SearchShortcuts } from './search-shortcuts'
import { SiteSearchForm } from './site-search-form'
import styles from './search-page.module.css'

/** The search page of a site: the search field, and the results by kind. */
export async function SearchPage({ query, locale }: { query: SiteQuery; locale: Locale }) {
  const { site, term } = query
  const [t, common] = await Promise.all([getTranslations('site.search'), getTranslations('common')])
  const refusal = reasonNotToSearch(query)
  const title = refusal ? t('title') : t('results', { term })
  const refusalHint =
    refusal && (refusal === 'start' ? t(`startHint.${site}`) : t(`${refusal}Hint`, { max: termLettersMax }))
  const field = (
    <div className={styles.field}>
      <SiteSearchForm site={site} id="page-search" term={term.slice(0, termLettersMax)} />
    </div>
  )
  const crumbs = [{ label: common('home'), href: homeOf(site) }, { label: t('title') }]
  return (
    <>
      <PageTitle crumbs={crumbs} title={title} />
      {refusal ? (
        <PageBody>
          {field}
          <EmptyState title={t(refusal)} hint={refusalHint} />
        </PageBody>
      ) : (
        <SearchResultsSection query={query} locale={locale} field={field} />
      )}
    </>
  )
}

type FoundProps = { query: SiteQuery; locale: Locale; field: ReactNode }

async function SearchResultsSection({ query, locale, field }: FoundProps) {
  const answer = await searchSite(query, locale)
  // With one kind selected, the counts of the other kinds are needed too.
  const all = query.kind ? await searchSite({ ...query, kind: null, page: 1 }, locale) : answer
  const shortcuts = query.site === 'mm' && !query.kind ? await findShortcuts(query.term) : []
  const isFirstPage = !query.kind && !query.isExact
  const outcome = all.total === 0 && shortcuts.length === 0 ? 'nothing' : 'found'
  const results = (
    <>
      <SearchOutcomeCounter site={query.site} term={query.term} outcome={isFirstPage ? outcome : null} />
      <SearchShortcuts shortcuts={shortcuts} />
      <SearchResults query={query} answer={answer} />
    </>
  )
  if (all.total === 0)
    return (
      <PageBody>
        {field}
        {results}
      </PageBody>
    )
  const t = await getTranslations('site.search')
  const kinds = await kindLinks(query, all)
  return (
    <SideColumnLayout hasTools>
      <div>
        {field}
        <div className={styles.kinds}>
          <LinkChips links={kinds} />
        </div>
        {results}
      </div>
      <SidePanel label={t('kindsLabel')}>
        <SideLinks title={t('kindsLabel')} links={kinds} wide />
      </SidePanel>
    </SideColumnLayout>
  )
}

async function kindLinks({ site, term, kind, isExact }: SiteQuery, { groups, total, isMore }: SiteAnswer) {
  const t = await getTranslations('site.search')
  const kindLink = (key: SiteKind | null, label: string, count: string) => ({
    ...{ key: key ?? 'all', label, count, current: key === kind },
    href: searchPath({ site, term, kind: key, isExact }),
  })
  const groupLinks = groups.map((group) =>
    kindLink(group.kind, t(`kinds.${group.kind}`), displayCount(group.total)),
  )
  return [kindLink(null, t('all'), isMore ? `${total}+` : String(total)), ...groupLinks]
}
