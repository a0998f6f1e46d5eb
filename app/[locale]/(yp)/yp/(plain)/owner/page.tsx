import type { Metadata } from 'next'
import { OwnerPortal } from '@/components/directory/owner/owner-desk'
import { ownerTexts } from '@/components/directory/owner/owner-texts'
import { categoryChoices } from '@/components/directory/register/category-choices'
import { listingFormTexts, registerPageTexts } from '@/components/directory/register/listing-texts'
import { NoScriptContacts } from '@/components/directory/register/without-scripts'
import { categoryTree } from '@/lib/directory/categories/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

/**
 * The page is rendered at its first visit and then cached: it contains no owner's data, because the browser
 * loads it.
 */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const { title, description } = await ownerTexts()
  return pageMetadata({ locale, path: directoryPaths.owner, title, description })
}

export default async function OwnerPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [tree, form, texts, { contact }] = await Promise.all([
    categoryTree(),
    listingFormTexts(),
    ownerTexts(),
    registerPageTexts(),
  ])
  return (
    <>
      <OwnerPortal locale={locale} choices={categoryChoices(tree, locale)} form={form} texts={texts} />
      <div className="wrap">
        <NoScriptContacts text={texts.needsScripts} contactLabel={contact} />
      </div>
    </>
  )
}
