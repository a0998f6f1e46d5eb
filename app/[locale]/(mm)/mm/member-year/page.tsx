import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { posterSiteOf } from '@/components/assessment/poster-site'
import { assessmentTexts } from '@/components/assessment/texts'
import { MemberYear } from '@/components/assessment/year/member-year'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { env } from '@/lib/platform/env'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('assessment.year')
  return pageMetadata({
    ...{ locale, path: associationPaths.memberYear, title: t('title'), description: t('description') },
  })
}

/** The member's year. The page is the same for everybody; the browser asks which member is signed in. */
export default async function MemberYearPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [{ year, member, result, questionnaire, short }, common] = await Promise.all([
    assessmentTexts(),
    getTranslations('common'),
  ])
  const crumbs = [
    { label: common('home'), href: associationPaths.home },
    { label: short, href: associationPaths.assessment },
    { label: year.title },
  ]
  return (
    <MemberYear
      locale={locale}
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      site={posterSiteOf(locale, env().siteUrl)}
      texts={{ year, member, result, failed: questionnaire.failed }}
    />
  )
}
