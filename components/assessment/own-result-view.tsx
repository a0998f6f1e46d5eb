import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { itemsOf } from '@/lib/assessment/questions/localise'
import { scoreOf } from '@/lib/assessment/score'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { Guide } from './fitting-guide'
import { Improvements } from './improvements'
import type { Outcome } from './own-draft'
import { SelfAssessmentProofList } from './own-proofs'
import { PosterDownload } from './poster-download'
import type { QuestionnaireState } from './questionnaire-state'
import { posterSections, ResultPoster, type SiteName } from './result-poster'
import { ResultTotals } from './result-totals'
import type { AssessmentTexts } from './texts'
import layoutStyles from './result-layout.module.css'

type Props = {
  locale: Locale
  organisation: string
  outcome: Outcome
  questionnaire: Pick<QuestionnaireState, 'sections' | 'givenAnswers'>
  /**
   * True when the visitor came from another step: the result then takes the focus. After a reload or the
   * browser's back button the focus stays.
   */
  isStep: boolean
  guides: readonly Guide[]
  crumbs: ReactNode
  site: SiteName
  texts: Pick<AssessmentTexts, 'own' | 'result'>
  onAnew: () => void
}

/** The result of a self-assessment, with its poster and what to improve. */
export function SelfAssessmentResultView(props: Props) {
  const { locale, organisation, outcome, questionnaire, isStep, guides, crumbs, site, texts } = props
  const { result, date } = outcome
  const { sections, givenAnswers } = questionnaire
  const poster = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isStep) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [isStep])
  const answers = new Map(Object.entries(givenAnswers).map(([id, { answer }]) => [Number(id), answer === 1]))
  const score = scoreOf(
    sections.map((section) => itemsOf(section).map(({ id }) => id)),
    answers,
  )
  return (
    <div className={clsx('wrap', layoutStyles.result)}>
      <div className={layoutStyles.crumbs}>{crumbs}</div>
      <ResultPoster
        ref={poster}
        locale={locale}
        organisation={organisation}
        percent={result.percentage}
        sections={posterSections(sections, score.sections)}
        date={date}
        site={site}
        texts={texts.result}
      />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {texts.result.title}
        </h2>
        <p className={clsx('lead', layoutStyles.lead)}>
          {fillPlaceholders(texts.own.resultText, { count: result.total_true + result.total_false })}
        </p>
        <ResultTotals yesCount={result.total_true} noCount={result.total_false} texts={texts.result} />
        <div className={layoutStyles.actions}>
          <PosterDownload poster={poster} organisation={organisation} date={date} texts={texts.result} />
          <Button variant="quiet" onClick={props.onAnew}>
            {texts.own.anew}
          </Button>
          <LinkButton variant="quiet" href={associationPaths.home}>
            {texts.result.home}
          </LinkButton>
        </div>
        <SelfAssessmentProofList sections={sections} answers={givenAnswers} texts={texts.own.proofs} />
        <Improvements sections={sections} answers={givenAnswers} guides={guides} texts={texts.own.improve} />
      </div>
    </div>
  )
}
