import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { categoryName } from '@/components/directory/category-name'
import { CompanyView } from '@/components/directory/company-view'
import { MissingListing } from '@/components/directory/missing-listing'
import { JsonLd } from '@/components/site/json-ld'
import { categoryTree } from '@/lib/directory/categories/queries'
import {
  companyInPlaceOf,
  countCompaniesByAimag,
  getListedCompany,
  listNeighbours,
} from '@/lib/directory/listings/queries'
import { parseListingId } from '@/lib/directory/listings/row-number'
import { listSuggestedCategories } from '@/lib/directory/listings/suggested'
import { nameIn, nameLanguages } from '@/lib/platform/i18n/names'
import { localePath } from '@/lib/platform/i18n/locale'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { shareCard } from '@/lib/sites/cards/share-card'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { notFoundMetadata, pageMetadata } from '@/lib/platform/site/metadata'
import { listedCompanyData } from '@/lib/sites/structured-data'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function loadCompany(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const id = parseListingId((await params).id)
  return { locale, id, company: id === null ? null : await getListedCompany(id) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, company } = await loadCompany(params)
  if (!company) return notFoundMetadata('yp', locale, (await getTranslations('directory.missing'))('title'))
  const t = await getTranslations('directory.company')
  const name = nameIn(company, locale).text
  const kinds = company.categories.map((category) => categoryName(category, locale).text).join(', ')
  return pageMetadata({
    locale,
    path: directoryPaths.company(company.id),
    title: name,
    description: t('description', { name, kinds }),
    languages: nameLanguages(company),
    image: await shareCard('company', company.id, locale),
  })
}

/** A listed company. The path of a company that was merged into another redirects there permanently. */
export default async function CompanyPage({ params }: Props) {
  const { locale, id, company } = await loadCompany(params)
  if (!company) {
    const heir = id === null ? null : await companyInPlaceOf(id)
    if (heir !== null) permanentRedirect(localePath(locale, directoryPaths.company(heir)))
    return <MissingListing kind="company" categories={await listSuggestedCategories()} />
  }
  const [first] = company.categories
  const [tree, aimagCounts, others] = await Promise.all([
    categoryTree(),
    countCompaniesByAimag(null),
    first ? listNeighbours(company.id, first.id, locale) : { rows: [], total: 0 },
  ])
  return (
    <>
      <CompanyView company={company} tree={tree} others={others} aimagCounts={aimagCounts} />
      <JsonLd data={listedCompanyData(company, locale)} />
    </>
  )
}
