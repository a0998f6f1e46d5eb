import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { PastLastPage } from '@/components/site/past-last-page'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { MoreLink } from '@/components/ui/more-link'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { homeOf, siteOf } from '@/lib/platform/site/sites'
import { displayCount } from '@/lib/platform/search/page-count'
import { type SiteQuery, searchPath } from '@/lib/sites/search/address'
import type { ResultGroup, SiteAnswer } from '@/lib/sites/search/queries'
import { otherSiteOf } from '@/lib/sites/search/schema'
import { SearchResultItem } from './result'
import { SearchSummary } from './search-notes'
import styles from './search-results.module.css'

/** The results: their number, how the term was read, and the records by kind. */
export function SearchResults({ query, answer }: { query: SiteQuery; answer: SiteAnswer }) {
  const t = useTranslations('site.search')
  const home = useTranslations('site.notFound')('home')
  const { site, term, kind, isExact } = query
  const { groups, total } = answer
  const any = searchPath({ site, term, kind })
  return (
    <>
      {isExact && (
        <p className={styles.exact}>
          {t('exact')} <AppLink href={any}>{t('askAny')}</AppLink>
        </p>
      )}
      <SearchSummary
        {...answer}
        term={term}
        exactPath={searchPath({ site, term, kind, isExact: true })}
        pathOf={(word) => searchPath({ site, term: word })}
      />
      {total === 0 && (
        <EmptyState
          title={t('none')}
          hint={t('noneHint')}
          action={
            <LinkButton variant="quiet" href={homeOf(site)}>
              {home}
            </LinkButton>
          }
        />
      )}
      {groups.map((group) => (
        <ResultGroupSection key={group.kind} group={group} query={query} />
      ))}
    </>
  )
}

function ResultGroupSection({ group, query }: { group: ResultGroup; query: SiteQuery }) {
  const t = useTranslations('site.search')
  const { kind, total, pages, results } = group
  const locale = usePageLanguage()
  const name = t(`kinds.${kind}`)
  const otherSite = otherSiteOf(kind, query.site)
  const pathOfPage = (page: number) => searchPath({ ...query, kind, page })
  const isWhole = query.kind !== null
  return (
    <section className={styles.group} aria-labelledby={`found-${kind}`}>
      <SectionHead
        id={`found-${kind}`}
        title={
          <>
            {name} <span className={styles.count}>{displayCount(total)}</span>
            {otherSite && (
              <span className={styles.site}>{t('alsoIn', { site: siteOf(otherSite).label[locale] })}</span>
            )}
          </>
        }
        aside={
          !isWhole &&
          total > results.length && (
            <MoreLink href={pathOfPage(1)} aria-label={`${t('showAll')}: ${name}`}>
              {t('showAll')}
            </MoreLink>
          )
        }
      />
      <ol>
        {results.map((result) => (
          <li key={result.id}>
            <SearchResultItem kind={kind} result={result} />
          </li>
        ))}
      </ol>
      {isWhole && results.length === 0 && query.page > 1 && <PastLastPage firstHref={pathOfPage(1)} />}
      {isWhole && pages > 1 && (
        <ListFoot>
          <Pagination page={query.page} pages={pages} hrefOf={pathOfPage} />
        </ListFoot>
      )}
    </section>
  )
}
