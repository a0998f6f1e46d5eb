import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConsultantView } from '@/components/directory/consultant-view'
import { MissingListing } from '@/components/directory/missing-listing'
import { consultantsCode } from '@/lib/directory/codes'
import { findCategory, getListedConsultant } from '@/lib/directory/listings/queries'
import { parseListingId } from '@/lib/directory/listings/row-number'
import { listSuggestedCategories } from '@/lib/directory/listings/suggested'
import { textIn, nameIn, nameLanguages } from '@/lib/platform/i18n/names'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { notFoundMetadata, pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function loadConsultant(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const id = parseListingId((await params).id)
  return { locale, person: id === null ? null : await getListedConsultant(id) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, person } = await loadConsultant(params)
  if (!person) return notFoundMetadata('yp', locale, (await getTranslations('directory.missing'))('title'))
  const t = await getTranslations('directory.consultant')
  const name = nameIn(person, locale).text
  const profession = textIn(person, 'profession', locale).text || t('crumb')
  return pageMetadata({
    locale,
    path: directoryPaths.consultant(person.id),
    title: name,
    description: t('description', { name, profession }),
    languages: nameLanguages(person),
  })
}

/** A listed consulting engineer. */
export default async function ConsultantPage({ params }: Props) {
  const { person } = await loadConsultant(params)
  if (!person) return <MissingListing kind="consultant" categories={await listSuggestedCategories()} />
  return <ConsultantView person={person} category={await findCategory(consultantsCode)} />
}
