import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/site/not-found-view'
import { pageLocale } from '@/lib/i18n/page-locale'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.notFound')
  return { title: t('title'), robots: { index: false } }
}

export default async function MissingPage({ params }: Props) {
  return <NotFoundView locale={await pageLocale(params)} />
}
