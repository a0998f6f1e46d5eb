import { clsx } from 'clsx'
import { ListTree } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PageBand } from '@/components/site/page-band'
import { PastLastPage } from '@/components/site/past-last-page'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { RockSwatch } from '@/components/ui/lith'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import type { MainCategory } from '@/lib/directory/categories/queries'
import { pagesAround } from '@/lib/directory/codes'
import type { CategoryListing } from '@/lib/directory/listings/category-listing'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { CategoryNav } from './category-nav'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import styles from './category-view.module.css'
import { CompanyRow } from './company-row'
import { ConsultantRow } from './consultant-row'
import { ListingRows } from './listing-rows'
import { AimagFacet } from './search/search-facets'
import { DirectorySearchField } from './search/directory-search-field'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'

/** The page of a category: its name and code, the links to all categories, and a page of its listings. */
export function CategoryView({
  tree,
  listingsPage,
}: {
  tree: readonly MainCategory[]
  listingsPage: CategoryListing
}) {
  const t = useTranslations('directory.category')
  const shell = useTranslations('directory.shell')
  const locale = useLocale()
  const { category, code, page } = listingsPage
  const main = categoryName(category.main, locale)
  const name = category.sub ? categoryName(category.sub, locale) : main
  const isPeople = listingsPage.kind === 'consultants'
  const aimags = listingsPage.kind === 'companies' && (
    <div className={styles.aimags}>
      <AimagFacet
        counts={listingsPage.aimags}
        hrefOf={(aimag) => directoryPaths.search({ category: code, aimag })}
      />
    </div>
  )
  return (
    <>
      <PageBand seed={code}>
        <Breadcrumbs
          crumbs={[
            { label: shell('home'), href: directoryPaths.home },
            ...(category.sub
              ? [{ label: main.text, href: directoryPaths.category(category.main.code) }]
              : []),
            { label: name.text },
          ]}
        />
        <div className={styles.head}>
          <RockSwatch {...categoryStone(code)} className={styles.rock} />
          <div>
            <h1 lang={langIfDifferent(name.lang, locale)}>{name.text}</h1>
            <p className="num">
              <InLanguage of={category.sub ? `${main.text}, ${code}` : code} />
            </p>
          </div>
        </div>
      </PageBand>
      <div className={clsx('wrap', styles.frame)}>
        <div className={styles.side}>
          <CategoryNav tree={tree} current={code} groupName="categories-beside" />
          {aimags}
        </div>
        <div>
          <div className={styles.tools}>
            <details className={styles.choose}>
              <summary>
                <ListTree className="icon" size={18} aria-hidden />
                {t('choose')}
              </summary>
              <CategoryNav tree={tree} current={code} groupName="categories-above" />
              {aimags}
            </details>
            <div className={styles.find}>
              <DirectorySearchField
                id="category-search"
                name="search"
                action={directoryPaths.category(code)}
                label={t('searchIn')}
                placeholder={t(isPeople ? 'personPlaceholder' : 'placeholder')}
              />
            </div>
            <p className={clsx('num', styles.count)}>
              {t(isPeople ? 'consultants' : 'companies', { count: listingsPage.total })}
            </p>
          </div>
          {listingsPage.rows.length > 0 ? (
            <ListingRows>
              {listingsPage.kind === 'consultants'
                ? listingsPage.rows.map((person) => <ConsultantRow key={person.id} consultant={person} />)
                : listingsPage.rows.map((company) => <CompanyRow key={company.id} company={company} />)}
            </ListingRows>
          ) : page > 1 ? (
            <PastLastPage firstHref={directoryPaths.category(code)} />
          ) : (
            <EmptyState
              title={t('none')}
              hint={t('noneHint')}
              action={
                <LinkButton variant="quiet" href={directoryPaths.register}>
                  {t('register')}
                </LinkButton>
              }
            />
          )}
          <div className={styles.pages}>
            <Pagination
              page={page}
              pages={listingsPage.totalPages}
              hrefOf={(to) => directoryPaths.category(code, to)}
              pagesPerSide={pagesAround}
            />
          </div>
        </div>
      </div>
    </>
  )
}
