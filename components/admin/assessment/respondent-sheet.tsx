'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import { callApi, queryKey } from '@/lib/api/client'
import type { Respondent } from '@/lib/assessment/own/schema'
import { formatDate } from '@/lib/i18n/format'
import { AnswerFigures } from './answer-figures'
import { isAnswered, respondentRows } from './answer-rows'
import { AnswerTable } from './answer-table'
import { SheetState } from './sheet-state'

type Props = {
  id: number
  /** Undefined when the address names one that is not on this page of the list. */
  respondent: Respondent | undefined
  onClose: () => void
}

/** What one respondent answered, with the totals above. */
export function RespondentSheet({ id, respondent, onClose }: Props) {
  const t = useTranslations('admin.answers')
  const query = useQuery({
    queryKey: queryKey('GET /admin/get/assessment-answer', { id }),
    queryFn: ({ signal }) => callApi('GET /admin/get/assessment-answer', { id }, { signal }),
  })
  return (
    <Sheet
      title={respondent?.name ?? t('title')}
      note={respondent && formatDate(respondent.created_at, 'mn')}
      onClose={onClose}
    >
      <SheetState query={query} isEmpty={(answers) => !isAnswered(respondentRows(answers))} empty={t('none')}>
        {(answers) => (
          <>
            <AnswerFigures
              percentage={answers.totalPercentage}
              count={answers.totalCount}
              yes={answers.totalYes}
              no={answers.totalNo}
            />
            <AnswerTable rows={respondentRows(answers)} />
          </>
        )}
      </SheetState>
    </Sheet>
  )
}
