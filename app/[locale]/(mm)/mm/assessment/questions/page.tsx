import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GuidedQuestions } from '@/components/assessment/guided-questions'
import { NoQuestions } from '@/components/assessment/no-questions'
import { assessmentTexts } from '@/components/assessment/texts'
import { PageTitle } from '@/components/site/page-title'
import { listGuidance } from '@/lib/assessment/guidance/queries'
import { localiseSections } from '@/lib/assessment/questions/localise'
import { listSections } from '@/lib/assessment/questions/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('assessment.questionsPage')
  const path = associationPaths.assessmentQuestions
  return pageMetadata({ locale, path, title: t('title'), description: t('description') })
}

/** All questions of the assessment with their guidance, to read without answering. */
export default async function AssessmentQuestionsPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [sections, guidance, texts, common] = await Promise.all([
    listSections(),
    listGuidance(),
    assessmentTexts(),
    getTranslations('common'),
  ])
  return (
    <>
      <PageTitle
        crumbs={[
          { label: common('home'), href: associationPaths.home },
          { label: texts.short, href: associationPaths.assessment },
          { label: texts.questionsPage.title },
        ]}
        title={texts.questionsPage.title}
        lead={texts.questionsPage.lead}
      />
      {sections.length === 0 ? (
        <NoQuestions texts={texts.questionnaire} />
      ) : (
        <GuidedQuestions
          sections={localiseSections(sections, locale)}
          {...{ guidance, locale, texts: texts.guidance }}
        />
      )}
    </>
  )
}
