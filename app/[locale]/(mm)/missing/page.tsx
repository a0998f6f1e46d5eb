import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/site/not-found-view'
import { pageLocale } from '@/lib/i18n/page-locale'
import { missingMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('site.notFound')
  return missingMetadata(await pageLocale(params), t('title'))
}

export default async function MissingPage({ params }: Props) {
  return <NotFoundView locale={await pageLocale(params)} />
}
