import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CategoryLegend } from '@/components/directory/category-legend'
import { HomeAimags } from '@/components/directory/home-aimags'
import { HomeCompanies } from '@/components/directory/home-companies'
import { HomeHero } from '@/components/directory/home-hero'
import { HomeNews } from '@/components/directory/home-news'
import { CategoriesSection } from '@/components/directory/raised-legend'
import { storiesFromNews } from '@/components/news/stories'
import { categoryTree } from '@/lib/directory/categories/queries'
import {
  countCompaniesByAimag,
  countListings,
  countListingsByCategory,
  listDirectoryNews,
} from '@/lib/directory/listings/queries'
import { listHomeRows } from '@/lib/directory/search/home-rows'
import { localePath } from '@/lib/platform/i18n/locale'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { listDirectorySlides } from '@/lib/content/slides/queries'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('directory.home')
  return pageMetadata({ locale, path: directoryPaths.home, title: t('title'), description: t('lead') })
}

/** The home of the directory: search, categories, companies, news, banners. */
export default async function DirectoryHome({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [tree, listings, aimagCounts, counts, rows, slides, news] = await Promise.all([
    categoryTree(),
    countListingsByCategory(),
    countCompaniesByAimag(null),
    countListings(),
    listHomeRows(locale),
    listDirectorySlides(),
    listDirectoryNews(),
  ])
  return (
    <>
      <HomeHero />
      <div className="wrap">
        <CategoriesSection>
          <CategoryLegend tree={tree} folds counts={listings} />
        </CategoriesSection>
      </div>
      <HomeAimags counts={aimagCounts} />
      <HomeCompanies counts={counts} rows={rows} />
      <HomeNews
        slides={slides}
        stories={storiesFromNews(news, locale)}
        newsHref={localePath(locale, associationPaths.blog)}
      />
    </>
  )
}
