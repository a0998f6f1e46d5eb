import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CategoryView } from '@/components/directory/category-view'
import { categoryName } from '@/components/directory/category-name'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { categoryTree } from '@/lib/directory/categories/queries'
import { readCategoryListing } from '@/lib/directory/listings/category-listing'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; place: string[] }> }

export function generateStaticParams() {
  return []
}

async function loadCategoryListing(params: Props['params']) {
  const locale = await requirePageLocale(params)
  return { locale, listing: await readCategoryListing((await params).place, locale) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, listing } = await loadCategoryListing(params)
  if (!listing) return siteNotFoundMetadata('yp')
  const t = await getTranslations('directory.category')
  const { category, code, page, rows, kind } = listing
  const name = categoryName(category.sub ?? category.main, locale).text
  return pageMetadata({
    locale,
    path: directoryPaths.category(code, page),
    title: page > 1 ? t('pageTitle', { name, page }) : name,
    description: t(kind === 'consultants' ? 'consultantsDescription' : 'description', { name }),
    hidden: rows.length === 0,
  })
}

/** A category of the directory, 36 companies or 50 consultants a page. */
export default async function CategoryPage({ params }: Props) {
  const { listing } = await loadCategoryListing(params)
  if (!listing) return <NotFoundView site="yp" />
  return <CategoryView tree={await categoryTree()} listingsPage={listing} />
}
