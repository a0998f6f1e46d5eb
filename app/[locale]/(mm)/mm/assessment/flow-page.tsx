import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NoQuestions } from '@/components/assessment/no-questions'
import { posterSiteOf } from '@/components/assessment/poster-site'
import type { SiteName } from '@/components/assessment/result-poster'
import { type AssessmentTexts, assessmentTexts } from '@/components/assessment/texts'
import { PageTitle } from '@/components/site/page-title'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { listWrittenCids } from '@/lib/assessment/guidance/queries'
import { type AskedSection, localiseSections } from '@/lib/assessment/questions/localise'
import { listSections } from '@/lib/assessment/questions/queries'
import { env } from '@/lib/platform/env'
import type { Locale } from '@/lib/platform/i18n/locale'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { pageMetadata } from '@/lib/platform/site/metadata'

export type FlowParams = Promise<{ locale: string }>

/** The paths of the two kinds of assessment. */
const paths = { own: '/mm/self-assessment', member: '/mm/member-assessment' } as const
type Flow = keyof typeof paths

export async function flowMetadata(flow: Flow, params: FlowParams): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('assessment')
  const title = t(`${flow}.title`)
  return pageMetadata({ locale, path: paths[flow], title, description: t('description') })
}

type FlowProps = {
  locale: Locale
  sections: AskedSection[]
  /** The numbers of the headings and questions with guidance. */
  writtenCids: string[]
  crumbs: ReactNode
  site: SiteName
}

type Props = {
  flow: Flow
  params: FlowParams
  /** Renders the questionnaire; the browser gets only the texts that this function passes on. */
  render: (props: FlowProps, texts: AssessmentTexts) => ReactNode
}

/**
 * The page of an assessment. It contains all questions and is the same for everybody, so it can be cached.
 */
export async function FlowPage({ flow, params, render }: Props) {
  const locale = await requirePageLocale(params)
  const [sections, writtenCids, texts, common] = await Promise.all([
    listSections(),
    listWrittenCids(),
    assessmentTexts(),
    getTranslations('common'),
  ])
  const crumbs = [
    { label: common('home'), href: '/mm' },
    { label: texts.short, href: '/mm/assessment' },
    { label: texts.chooser[flow].title },
  ]
  if (sections.length === 0) {
    return (
      <>
        <PageTitle crumbs={crumbs} title={texts[flow].title} />
        <NoQuestions texts={texts.questionnaire} />
      </>
    )
  }
  const localSections = localiseSections(sections, locale)
  return render(
    {
      locale,
      sections: localSections,
      writtenCids,
      crumbs: <Breadcrumbs crumbs={crumbs} />,
      site: posterSiteOf(locale, env().siteUrl),
    },
    texts,
  )
}
