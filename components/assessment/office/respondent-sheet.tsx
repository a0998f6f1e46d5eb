'use client'

import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import { ownAssessmentCalls } from '@/lib/assessment/own/calls'
import type { Respondent } from '@/lib/assessment/own/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { AnswerFigures } from './answer-figures'
import { hasAnyAnswer, respondentAnswerRows } from './answer-rows'
import { AnswerTable } from './answer-table'
import { SheetContentOrState } from './sheet-state'

type Props = {
  respondentId: number
  /** Undefined when the respondent named in the address is not on this page of the list. */
  respondent: Respondent | undefined
  onClose: () => void
}

/** What one respondent answered, with the totals above. */
export function RespondentSheet({ respondentId, respondent, onClose }: Props) {
  const t = useTranslations('admin.answers')
  const query = useRead(ownAssessmentCalls.getRespondentAnswers, { id: respondentId })
  return (
    <Sheet
      title={respondent?.name ?? t('title')}
      note={respondent && formatDate(respondent.created_at, 'mn')}
      onClose={onClose}
    >
      <SheetContentOrState
        query={query}
        isEmpty={(answers) => !hasAnyAnswer(respondentAnswerRows(answers))}
        emptyTitle={t('none')}
      >
        {(answers) => (
          <>
            <AnswerFigures
              percentage={answers.totalPercentage}
              answerCount={answers.totalCount}
              yesCount={answers.totalYes}
              noCount={answers.totalNo}
            />
            <AnswerTable rows={respondentAnswerRows(answers)} />
          </>
        )}
      </SheetContentOrState>
    </Sheet>
  )
}
