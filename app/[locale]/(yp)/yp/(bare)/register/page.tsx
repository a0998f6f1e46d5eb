import type { Metadata } from 'next'
import { categoryChoices } from '@/components/directory/register/category-choices'
import { listingFormTexts, registerPageTexts } from '@/components/directory/register/listing-texts'
import { RegisterTip } from '@/components/directory/register/register-tip'
import { RegisterWizard } from '@/components/directory/register/register-wizard'
import { NoScriptContacts } from '@/components/directory/register/without-scripts'
import { categoryTree } from '@/lib/directory/categories/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

/** The page is rendered at its first visit and then cached. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const { title, description } = await registerPageTexts()
  return pageMetadata({ locale, path: directoryPaths.register, title, description })
}

export default async function RegisterPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [tree, form, texts] = await Promise.all([categoryTree(), listingFormTexts(), registerPageTexts()])
  return (
    <RegisterWizard
      locale={locale}
      choices={categoryChoices(tree, locale)}
      form={form}
      texts={texts}
      tip={<RegisterTip texts={texts.tip} />}
      withoutScripts={<NoScriptContacts text={texts.needsScripts} contactLabel={texts.contact} />}
    />
  )
}
