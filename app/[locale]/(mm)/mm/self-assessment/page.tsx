import { getTranslations } from 'next-intl/server'
import { SelfAssessment } from '@/components/assessment/own-assessment'
import { PrivacyLink } from '@/components/site/privacy-link'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { respondentForm } from '@/lib/assessment/own/schema'
import { listDocuments } from '@/lib/content/documents/queries'
import { env } from '@/lib/platform/env'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listSustainable } from '@/lib/content/sustainable/queries'
import { FlowPage, flowMetadata, type FlowParams } from '../assessment/flow-page'

type Props = { params: FlowParams }

export function generateMetadata({ params }: Props) {
  return flowMetadata('own', params)
}

/** The self-assessment, which anybody may take without signing in. */
export default async function SelfAssessmentPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [standards, documents, common] = await Promise.all([
    listSustainable(locale),
    listDocuments(),
    getTranslations('common'),
  ])
  const guides = [
    ...standards.map(({ title, language, pdf }) => ({ title, lang: language, url: pdf })),
    ...documents.map((document) => {
      const { text, lang } = bilingualText(document, 'title', locale)
      return { title: text, lang, url: document.pdf }
    }),
  ].flatMap((guide) => (guide.url ? [{ ...guide, url: guide.url }] : []))
  return (
    <FlowPage
      flow="own"
      params={params}
      render={(props, { title, own, questionnaire, guidance, result, member, questionsPage }) => {
        const { chooseFile, fileKind, fileSize, noFile, proofFile, removeFile, replaceFile } = member
        const file = { chooseFile, fileKind, fileSize, noFile, proofFile, removeFile, replaceFile }
        return (
          <SelfAssessment
            {...props}
            guides={guides}
            keptDays={env().personalDataDays}
            optional={optionalFieldNames(respondentForm, ['name', 'email', 'phone_number'])}
            texts={{
              title,
              own,
              questionnaire,
              guidance,
              result,
              file,
              readFirst: questionsPage.link,
              privacy: <PrivacyLink text={common('privacy')} />,
            }}
          />
        )
      }}
    />
  )
}
