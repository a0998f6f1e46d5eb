import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckedResultView, UnknownCodeView } from '@/components/assessment/check/checked-result'
import { formatCheckCode, parseCheckCode } from '@/lib/assessment/credentials/code'
import { getCheckedResult } from '@/lib/assessment/credentials/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { notFoundMetadata, pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; code: string }> }

export function generateStaticParams() {
  return []
}

async function loadCheckedResult(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const code = parseCheckCode((await params).code)
  return { locale, result: code === null ? null : await getCheckedResult(code) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, result } = await loadCheckedResult(params)
  const t = await getTranslations('assessment.check')
  if (!result) return notFoundMetadata('mm', locale, t('unknown.title'))
  return pageMetadata({
    ...{ locale, path: associationPaths.checkedResult(formatCheckCode(result.code)) },
    ...{ title: `${result.name} · ${result.year}`, description: t('description') },
    // Only whoever got the code from the member may know the result.
    hidden: true,
  })
}

/** What the code on a poster or a document confirms, or a 404 page for a code that no result has. */
export default async function CheckedResultPage({ params }: Props) {
  const { locale, result } = await loadCheckedResult(params)
  return result ? <CheckedResultView result={result} locale={locale} /> : <UnknownCodeView />
}
