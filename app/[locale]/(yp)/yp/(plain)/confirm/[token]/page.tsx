import type { Metadata } from 'next'
import { ConfirmHead } from '@/components/directory/owner/confirm-head'
import { ConfirmListing } from '@/components/directory/owner/confirm-listing'
import { confirmationTexts } from '@/components/directory/owner/confirm-texts'
import { ListingFacts } from '@/components/directory/owner/listing-facts'
import { categoryName } from '@/components/directory/category-name'
import { listingFormTexts, registerPageTexts } from '@/components/directory/register/listing-texts'
import { NoScriptContacts } from '@/components/directory/register/without-scripts'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { categoryTree } from '@/lib/directory/categories/queries'
import { readConfirmToken } from '@/lib/directory/owners/confirm-token'
import { listingToConfirm } from '@/lib/directory/owners/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; token: string }> }

/** The page is rendered at its first visit and then cached. A visit alone confirms nothing. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params
  if (!readConfirmToken(token)) return siteNotFoundMetadata('yp')
  const [locale, { title, description }] = await Promise.all([requirePageLocale(params), confirmationTexts()])
  return pageMetadata({ locale, path: directoryPaths.confirm(token), title, description, hidden: true })
}

export default async function ConfirmPage({ params }: Props) {
  const { token } = await params
  const listingRef = readConfirmToken(token)
  if (!listingRef) return <NotFoundView site="yp" />
  const [locale, listing, tree, form, texts, { contact }] = await Promise.all([
    requirePageLocale(params),
    listingToConfirm(listingRef.kind, listingRef.id),
    categoryTree(),
    listingFormTexts(),
    confirmationTexts(),
    registerPageTexts(),
  ])
  const categories = new Map(
    tree.flatMap(({ subs }) => subs).map((sub) => [sub.category_code, categoryName(sub, locale).text]),
  )
  return (
    <div className="wrap section">
      <ConfirmHead title={texts.title} lead={listing ? texts.lead : texts.gone} />
      {listing && (
        <>
          <ListingFacts {...{ listing, categories, locale }} texts={form} />
          <ConfirmListing {...{ token, locale, texts }} />
          <NoScriptContacts text={texts.needsScripts} contactLabel={contact} />
        </>
      )}
    </div>
  )
}
