import { clsx } from 'clsx'
import { Check, ListChecks } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import type { Locale } from '@/lib/platform/i18n/locale'
import { AnswersView } from './answers-view'
import { AttachmentForm } from './attachment-form'
import { EarlierYears } from './earlier-years'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { MemberCalls, MemberAssessmentState } from './member-calls'
import { MemberYears } from './member-years'
import { PosterDownload } from './poster-download'
import { PublicationConsents } from './publication-consents'
import { memberPosterSections, ResultPoster, type SiteName } from './result-poster'
import { ResultTotals } from './result-totals'
import type { AssessmentTexts } from './texts'
import layoutStyles from './result-layout.module.css'

type Props = {
  locale: Locale
  standing: MemberAssessmentState
  calls: MemberCalls
  crumbs: ReactNode
  site: SiteName
  texts: Pick<AssessmentTexts, 'member' | 'result'>
  onRefused: (reason: unknown) => boolean
  onLeave: () => void
  onCompleted: () => void
}

/** The result of a member: the poster, the answers, the closing attachments, and earlier years. */
export function MemberResultView(props: Props) {
  const { locale, standing, calls, crumbs, site, texts, onRefused } = props
  const poster = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [openAnswers, setOpenAnswers] = useState<{ answerId: number; year?: number } | null>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [standing.completion])

  const { member, result, completion } = standing
  if (!result) return null
  const { done: doneTexts, attachment, answers } = texts.member
  return (
    <div className={clsx('wrap', layoutStyles.result)}>
      <div className={layoutStyles.crumbs}>{crumbs}</div>
      <ResultPoster
        ref={poster}
        locale={locale}
        organisation={member.name}
        logo={member.logo}
        percent={result.main_percentage}
        sections={memberPosterSections(result, locale)}
        date={result.created_at}
        site={site}
        check={result}
        texts={texts.result}
      />
      <div>
        {completion && (
          <span className={layoutStyles.doneMark}>
            <Check className="icon" size={24} aria-hidden />
          </span>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {completion ? doneTexts.title : texts.result.title}
        </h2>
        <p className={clsx('lead', layoutStyles.lead)}>
          {completion
            ? doneTexts.text
            : fillPlaceholders(texts.member.result.text, { count: result.total_true + result.total_false })}
        </p>
        <ResultTotals yesCount={result.total_true} noCount={result.total_false} texts={texts.result} />
        <div className={layoutStyles.actions}>
          <PosterDownload
            poster={poster}
            organisation={member.name}
            date={result.created_at}
            texts={texts.result}
          />
          <Button variant="quiet" onClick={() => setOpenAnswers({ answerId: standing.answer_id })}>
            <ListChecks className="icon" size={18} aria-hidden />
            {texts.member.result.view}
          </Button>
          <LinkButton variant="quiet" href={associationPaths.memberYear}>
            {texts.member.year}
          </LinkButton>
          {completion && (
            <LinkButton variant="quiet" href={associationPaths.home}>
              {texts.result.home}
            </LinkButton>
          )}
        </div>
        {!completion && (
          <AttachmentForm
            calls={calls}
            resultId={result.id}
            assessmentId={standing.answer_id}
            texts={texts.member}
            failedText={attachment.failed}
            onRefused={onRefused}
            onSent={props.onCompleted}
          />
        )}
        <MemberYears
          key={String(completion)}
          {...{ calls, onRefused }}
          failedText={texts.member.result.yearsFailed}
          retry={texts.member.retry}
        >
          {(years) => (
            <>
              <PublicationConsents {...{ calls, onRefused, years }} texts={texts.member} />
              <EarlierYears
                years={years}
                shownAssessmentId={standing.answer_id}
                texts={texts.member}
                onOpen={(answerId, year) => setOpenAnswers({ answerId, year })}
              />
            </>
          )}
        </MemberYears>
        <Button className={layoutStyles.leave} variant="quiet" small onClick={props.onLeave}>
          {texts.member.leave}
        </Button>
      </div>
      {openAnswers && (
        <AnswersView
          key={openAnswers.answerId}
          locale={locale}
          assessmentId={openAnswers.answerId}
          title={
            openAnswers.year ? fillPlaceholders(answers.titleOf, { year: openAnswers.year }) : answers.title
          }
          memberId={member.id}
          calls={calls}
          texts={texts.member}
          onRefused={onRefused}
          onClose={() => setOpenAnswers(null)}
        />
      )}
    </div>
  )
}
