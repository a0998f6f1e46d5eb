'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { BareInput, BareTextarea } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Field } from '@/components/ui/field-parts'
import { useToast } from '@/components/ui/toast'
import { commentLettersMax } from '@/lib/assessment/limits'
import { reviewCalls } from '@/lib/assessment/reviews/calls'
import {
  type FindingKind,
  findingKinds,
  type ReviewChange,
  type ReviewedAnswer,
} from '@/lib/assessment/reviews/schema'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import { useWrite } from '../../office/calls'
import { DownloadLink } from './download-link'
import { ReviewChanges } from './review-changes'
import styles from './review-sheet.module.css'

const badges = {
  accepted: 'done',
  asked: 'waiting',
  proof_missing: 'bad',
  proof_unfit: 'bad',
} as const satisfies Record<FindingKind, string>

type Props = {
  answerId: number
  answer: ReviewedAnswer
  changes: readonly ReviewChange[]
  isEditable: boolean
}

/** A heading of the questionnaire, or an answer with its proof, its finding and its changes. */
export function ReviewedAnswerRow({ answerId, answer, changes, isEditable }: Props) {
  const t = useTranslations('admin')
  if (answer.answer === null)
    return (
      <li className={answer.pid === null ? styles.section : styles.requirement}>
        <span className="num muted">{answer.cid}</span> {answer.question}
      </li>
    )
  const { finding } = answer
  return (
    <li className={styles.answer} data-question={answer.cid}>
      <div>
        <p id={`asked-${answer.question_id}`}>
          <span className="num muted">{answer.cid}</span> {answer.question}
        </p>
        <p className={styles.given}>
          <b>{t(answer.answer === 1 ? 'answers.yes' : 'answers.no')}</b>
          {answer.proof_file ? (
            <DownloadLink href={answer.proof_file} name={answer.proof_file_name ?? answer.cid}>
              {answer.proof_file_name}
            </DownloadLink>
          ) : (
            answer.proof && (
              <span className="secondary">{`${t('answers.hasProof')} · ${t('reviews.noFile')}`}</span>
            )
          )}
        </p>
        {answer.comment && <p className={styles.comment}>{answer.comment}</p>}
        <ReviewChanges title={t('reviews.history', { count: changes.length })} changes={changes} />
      </div>
      <div>
        <p className={styles.found}>
          {finding ? (
            <Badge kind={finding.answered_at ? 'told' : badges[finding.finding]}>
              {finding.answered_at ? t('reviews.answered') : t(`reviews.findings.${finding.finding}`)}
            </Badge>
          ) : (
            <Badge kind="pending">{t('reviews.noneFound')}</Badge>
          )}
          {finding?.is_proof_over && <Badge kind="bad">{t('reviews.proofOver')}</Badge>}
          {finding && <small className="muted">{finding.reviewer}</small>}
        </p>
        {isEditable ? (
          <FindingForm answerId={answerId} answer={answer} />
        ) : (
          finding?.remark && <p className={styles.comment}>{finding.remark}</p>
        )}
      </div>
    </li>
  )
}

/**
 * The finding about one answer. What was typed stays when somebody else changed the finding or the answer
 * meanwhile: the row shows theirs above, and a second press saves.
 */
function FindingForm({ answerId, answer }: Pick<Props, 'answerId' | 'answer'>) {
  const t = useTranslations('admin.reviews')
  const toast = useToast()
  const write = useWrite(reviewCalls.updateFinding)
  const { finding: before } = answer
  const [draft, setDraft] = useState<{ remark?: string; endsOn?: string; kind?: FindingKind }>({})
  const [problem, setProblem] = useState<{ text: string; field: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The day on which the proof before ended says nothing of the one that was handed back.
  const dayBefore = before?.answered_at && before.is_proof_over ? null : before?.proof_ends_on
  const [remark, endsOn] = [draft.remark ?? before?.remark ?? '', draft.endsOn ?? dayBefore ?? '']
  const kind = draft.kind ?? (before?.answered_at ? undefined : before?.finding)
  const id = `finding-${answer.question_id}`
  const save = async (finding: FindingKind) => {
    setBusy(true)
    setProblem(null)
    setDraft((now) => ({ ...now, kind: finding }))
    try {
      await write({
        ...{ answer_id: answerId, question_id: answer.question_id, finding, remark },
        proof_ends_on: endsOn,
        version: before?.version ?? 0,
        changed_at: answer.changed_at ?? '',
      })
      setDraft({})
      toast(t('saved'))
    } catch (error) {
      const [field = ''] = Object.keys(asRefusal(error)?.fields ?? {})
      setProblem({ text: messageOrFallback(error, t('failed')), field })
      if (field === 'remark') document.getElementById(`${id}-remark`)?.focus()
    }
    setBusy(false)
  }
  return (
    <div className={styles.form} role="group" aria-labelledby={`asked-${answer.question_id}`}>
      <Field
        id={`${id}-remark`}
        label={t('remark')}
        error={problem?.field === 'remark' ? problem.text : undefined}
      >
        <BareTextarea
          id={`${id}-remark`}
          rows={2}
          maxLength={commentLettersMax}
          value={remark}
          aria-invalid={problem?.field === 'remark' || undefined}
          onChange={(event) => setDraft((now) => ({ ...now, remark: event.target.value }))}
        />
      </Field>
      {answer.proof && (
        <Field id={`${id}-end`} label={t('proofEndsOn')}>
          <BareInput
            id={`${id}-end`}
            type="date"
            value={endsOn}
            onChange={(event) => setDraft((now) => ({ ...now, endsOn: event.target.value }))}
          />
        </Field>
      )}
      <div className={styles.kinds}>
        {findingKinds.map((each) => (
          <Button
            key={each}
            small
            variant={kind === each ? 'outline' : 'quiet'}
            className={clsx(kind === each && styles.chosen)}
            aria-pressed={kind === each}
            disabled={isBusy}
            onClick={() => void save(each)}
          >
            {t(`findings.${each}`)}
          </Button>
        ))}
      </div>
      {problem && problem.field !== 'remark' && <FieldError id={`${id}-error`}>{problem.text}</FieldError>}
      {before && (
        <small className="muted num">
          {before.proof_ends_on && `${t('proofEndsOn')}: ${formatDate(before.proof_ends_on, 'mn')} `}
          {before.answered_at && formatDateTime(before.answered_at, 'mn')}
        </small>
      )}
    </div>
  )
}
