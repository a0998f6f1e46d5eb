'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/field-parts'
import { Sheet } from '@/components/ui/sheet'
import { StatusDot } from '@/components/ui/status-dot'
import { useToast } from '@/components/ui/toast'
import { reviewCalls } from '@/lib/assessment/reviews/calls'
import { answerDaysByDefault, answerDaysMax, type Review } from '@/lib/assessment/reviews/schema'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead, useWrite } from '../../office/calls'
import { useConfirm } from '../../office/confirm'
import { ReviewChanges } from './review-changes'
import { ReviewedAnswerRow } from './reviewed-answer'
import styles from './review-sheet.module.css'
import { SheetContentOrState } from './sheet-state'

type Props = { answerId: number; name: string | undefined; onClose: () => void }

/** Whether reviewers may change findings: not while the member answers, and not after the end. */
const isEditable = ({ is_open, state }: Review) => !is_open && state !== 'expired'
const isFound = ({ finding }: Review['answers'][number]) => finding !== null && finding.answered_at === null

/** An assessment answer by answer, with what was found about each, and the steps of the review. */
export function ReviewSheet({ answerId, name, onClose }: Props) {
  const t = useTranslations('admin')
  const query = useRead(reviewCalls.getReview, { answerId })
  const review = query.data?.review
  const [isOpenOnly, setOpenOnly] = useState(false)
  const answers = review?.answers.filter(({ answer }) => answer !== null) ?? []
  // A row that was found just now stays in its place until the list is read again.
  const shownAnswers = isOpenOnly ? answers.filter((answer) => !isFound(answer)) : (review?.answers ?? [])
  return (
    <Sheet
      full
      title={review?.result.name ?? name ?? t('screens.assessmentReviews')}
      note={
        review &&
        `${review.year} · ${review.result.main_percentage}% · ${t('reviews.foundOf', {
          found: answers.filter(isFound).length,
          answers: answers.length,
        })}`
      }
      foot={review && isEditable(review) && <ReviewSteps review={review} />}
      onClose={onClose}
    >
      <SheetContentOrState
        query={query}
        isEmpty={(data) => data.review === null}
        emptyTitle={t('answers.none')}
      >
        {() =>
          review && (
            <div className={styles.review}>
              <div className={styles.state}>
                <StatusDot kind={review.state === 'reviewed' ? 'on' : 'wait'}>
                  {t(`reviews.states.${review.state}`)}
                </StatusDot>
                <Checkbox
                  label={t('reviews.onlyOpen')}
                  checked={isOpenOnly}
                  onChange={(event) => setOpenOnly(event.target.checked)}
                />
              </div>
              <ReviewNotice review={review} />
              {shownAnswers.length === 0 && <p className="secondary">{t('reviews.noneOpen')}</p>}
              <ul className={styles.answers}>
                {shownAnswers.map((answer) => (
                  <ReviewedAnswerRow
                    key={answer.question_id}
                    answerId={answerId}
                    answer={answer}
                    changes={review.changes.filter(({ question_id }) => question_id === answer.question_id)}
                    isEditable={isEditable(review)}
                  />
                ))}
              </ul>
              <ReviewChanges
                title={t('reviews.historyAll')}
                changes={review.changes.filter(({ question_id }) => question_id === null)}
              />
            </div>
          )
        }
      </SheetContentOrState>
    </Sheet>
  )
}

/** Why nothing can be changed now, or that the member's time is over. */
function ReviewNotice({ review }: { review: Review }) {
  const t = useTranslations('admin.reviews')
  const date = review.due_on ? formatDate(review.due_on, 'mn') : ''
  if (review.state === 'expired') return <Alert kind="info">{t('expiredNote')}</Alert>
  if (review.is_open) return <Alert kind="info">{t('askedUntil', { date })}</Alert>
  if (review.state === 'asked') return <Alert kind="info">{t('askedOver', { date })}</Alert>
  return null
}

/** The two steps of a review: to ask the member, and to conclude. */
function ReviewSteps({ review }: { review: Review }) {
  const t = useTranslations('admin.reviews')
  const confirm = useConfirm()
  const toast = useToast()
  const write = useWrite(reviewCalls.updateReview)
  const [days, setDays] = useState(String(answerDaysByDefault))
  const [isBusy, setBusy] = useState(false)
  const count = review.answers.filter(
    ({ finding }) => finding && finding.finding !== 'accepted' && finding.answered_at === null,
  ).length
  const take = async (step: 'ask' | 'conclude') => {
    const isAsking = step === 'ask'
    const isSure = await confirm({
      title: isAsking ? t('askTitle', { count }) : t('concludeTitle'),
      description: isAsking ? t('askText') : t('concludeText'),
      action: isAsking ? t('ask', { count }) : t('conclude'),
      isDanger: false,
    })
    if (!isSure) return
    setBusy(true)
    try {
      const { due_on } = await write({ answer_id: review.answer_id, step, version: review.version, days })
      toast(due_on ? t('asked', { date: formatDate(due_on, 'mn') }) : t('concluded'))
    } catch (error) {
      const isOutdated = asRefusal(error)?.fields.version !== undefined
      toast(isOutdated ? t('conflict') : messageOrFallback(error, t('stepFailed')), { kind: 'danger' })
    }
    setBusy(false)
  }
  return (
    <div className={styles.steps}>
      <label className={styles.days}>
        {t('days')}
        <BareInput
          type="number"
          min={1}
          max={answerDaysMax}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </label>
      <Button variant="outline" disabled={isBusy || count === 0} onClick={() => void take('ask')}>
        {t('ask', { count })}
      </Button>
      <Button
        disabled={isBusy || review.state === 'reviewed' || review.version === 0}
        onClick={() => void take('conclude')}
      >
        {t('conclude')}
      </Button>
    </div>
  )
}
