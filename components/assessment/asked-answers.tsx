import { useMemo, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { asRefusal } from '@/lib/platform/api/call-error'
import type { OwnReview } from '@/lib/assessment/reviews/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { askedSectionsOf } from './asked-sections'
import { LoadFailed } from './load-failed'
import type { MemberAssessmentState, MemberCalls } from './member-calls'
import { MemberQuestions } from './member-questions'
import styles from './review-notices.module.css'
import { givenAnswersOf } from './stored-answers'
import type { AssessmentTexts } from './texts'
import { UnsentKeep } from './unsent-keep'
import { useLoadedData } from './use-loaded'
import type { Toast } from './use-toast'
import { Waiting } from './waiting'

type Props = {
  locale: Locale
  standing: MemberAssessmentState
  review: OwnReview
  calls: MemberCalls
  crumbs: ReactNode
  optional: readonly string[]
  writtenCids: readonly string[]
  texts: Pick<AssessmentTexts, 'member' | 'questionnaire' | 'guidance'> & { title: string }
  onToast: (toast: Toast) => void
  onRefused: (reason: unknown) => boolean
  onLeave: () => Promise<void>
  onBack: () => void
}

/**
 * The answers that a reviewer asks about: the questionnaire with these questions alone, each with the
 * reviewer's words. They are saved as all answers are, and handed back at the end.
 */
export function AskedAnswers(props: Props) {
  const { locale, review, texts, onToast, onBack } = props
  const { review: reviewTexts } = texts.member
  const standing = useMemo(
    () => ({ ...props.standing, answer_id: review.answer_id }),
    [props.standing, review.answer_id],
  )
  const calls = useMemo(
    () => ({
      ...props.calls,
      saveAnswer: props.calls.saveAskedAnswer,
      finish: () => props.calls.handBack(review.answer_id),
    }),
    [props.calls, review.answer_id],
  )
  const device = new UnsentKeep({ answer_id: review.answer_id, colleague: null }, localStorage)
  /** Says why nothing can be answered any more; what only this device has cannot be sent either. */
  const onRefused = (reason: unknown) => {
    const refusal = asRefusal(reason)
    if (refusal?.status === 409) {
      device.clear()
      onToast({ kind: 'danger', text: refusal.message, milliseconds: 10_000 })
    }
    return props.onRefused(reason)
  }
  const askedIds = new Set(review.findings.map(({ question_id }) => question_id))
  const [loadState, again] = useLoadedData(async () => {
    const { answers } = await calls.answers(review.answer_id, standing.member.id)
    return { answers, unsent: await device.readAndDropObsolete(askedIds) }
  }, onRefused)
  if (loadState === 'loading') return <Waiting text={texts.member.loading} />
  if (loadState === 'failed')
    return (
      <LoadFailed
        className="wrap"
        text={texts.member.loadFailed}
        retry={texts.member.retry}
        onRetry={again}
      />
    )
  const { answers, unsent } = loadState.value
  const { handBack, handBackTitle, handBackText } = reviewTexts
  return (
    <MemberQuestions
      {...{ locale, standing, calls, unsent, onToast, onRefused, onBack }}
      crumbs={props.crumbs}
      optional={props.optional}
      writtenCids={props.writtenCids}
      onLeave={props.onLeave}
      sections={askedSectionsOf(answers, askedIds, locale)}
      storedAnswers={givenAnswersOf(answers.filter(({ question_id }) => askedIds.has(question_id)))}
      earlier={null}
      texts={{
        title: reviewTexts.title,
        questionnaire: { ...texts.questionnaire, finish: handBack },
        guidance: texts.guidance,
        member: {
          ...texts.member,
          finish: { ...texts.member.finish, title: handBackTitle, text: handBackText, action: handBack },
        },
      }}
      remarkOf={(id) => (
        <Remark finding={review.findings.find((row) => row.question_id === id)} texts={reviewTexts} />
      )}
      onResult={() => {
        onToast({ kind: 'success', text: reviewTexts.handedBack, milliseconds: 5_000 })
        onBack()
      }}
    />
  )
}

type RemarkProps = {
  finding: OwnReview['findings'][number] | undefined
  texts: AssessmentTexts['member']['review']
}

/** What a reviewer says of an answer. */
function Remark({ finding, texts }: RemarkProps) {
  if (!finding) return null
  return (
    <div className={styles.remark}>
      <Badge kind="told">{texts.findings[finding.finding]}</Badge>
      {finding.remark && <p>{finding.remark}</p>}
    </div>
  )
}
