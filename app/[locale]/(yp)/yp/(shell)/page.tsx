import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CategoryLegend } from '@/components/directory/category-legend'
import { HomeSlides } from '@/components/directory/home-slides'
import { HomeHero } from '@/components/directory/home-hero'
import { HomeNews } from '@/components/directory/home-news'
import { CategoriesSection } from '@/components/directory/raised-legend'
import { storiesFromNews } from '@/components/news/stories'
import { categoryTree } from '@/lib/directory/categories/queries'
import { listDirectoryNews } from '@/lib/directory/listings/queries'
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

/** The home of the directory: search, categories, slides, news. */
export default async function DirectoryHome({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [tree, slides, news] = await Promise.all([categoryTree(), listDirectorySlides(), listDirectoryNews()])
  return (
    <>
      <HomeHero />
      <div className="wrap">
        <CategoriesSection>
          <CategoryLegend tree={tree} folds />
        </CategoriesSection>
        <HomeSlides slides={slides} />
      </div>
      <HomeNews
        stories={storiesFromNews(news, locale)}
        newsHref={localePath(locale, associationPaths.blog)}
      />
    </>
  )
}
