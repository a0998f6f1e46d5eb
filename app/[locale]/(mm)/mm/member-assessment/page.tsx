import '@/app/styles/assessment.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MemberAssessment } from '@/components/assessment/member-assessment'
import { NoQuestions } from '@/components/assessment/no-questions'
import { assessmentTexts } from '@/components/assessment/texts'
import { PageTitle } from '@/components/site/page-title'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { askedSections } from '@/lib/assessment/questions/localise'
import { listSections } from '@/lib/assessment/questions/queries'
import { localePath } from '@/lib/i18n/locale'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageMetadata, shortNames, siteNames } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('assessment')
  return pageMetadata({
    locale,
    path: '/mm/member-assessment',
    title: t('member.title'),
    description: t('description'),
  })
}

/** The members' assessment. The page is the same for all; who has come in, the browser asks. */
export default async function MemberAssessmentPage({ params }: Props) {
  const locale = await pageLocale(params)
  const [sections, texts, common] = await Promise.all([
    listSections(),
    assessmentTexts(),
    getTranslations('common'),
  ])
  const crumbs = [
    { label: common('home'), href: localePath(locale, '/mm') },
    { label: texts.short, href: localePath(locale, '/mm/assessment') },
    { label: texts.chooser.member.title },
  ]
  if (sections.length === 0) {
    return (
      <>
        <PageTitle crumbs={crumbs} title={texts.member.title} />
        <NoQuestions locale={locale} texts={texts.questionnaire} />
      </>
    )
  }
  const { title, member, questionnaire, result } = texts
  return (
    <MemberAssessment
      locale={locale}
      sections={askedSections(sections, locale)}
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      site={{ short: shortNames[locale], full: siteNames[locale] }}
      texts={{ title, member, questionnaire, result }}
    />
  )
}
