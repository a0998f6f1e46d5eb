'use client'

import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { AssessmentTexts } from '@/components/assessment/texts'
import { Sheet } from '@/components/ui/sheet'
import { memberAssessmentCalls } from '@/lib/assessment/member/calls'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { AnswerFigures } from './answer-figures'
import { hasAnyAnswer, memberAnswerRows, sectionsWithPercentages } from './answer-rows'
import { AnswerTable } from './answer-table'
import { DownloadLink } from './download-link'
import { MemberPosterButton } from './member-poster'
import { ResultWithdrawalPanel } from './result-withdrawal-panel'
import { SheetContentOrState } from './sheet-state'
import { buttonClass } from '@/components/ui/button'
import { fileHref } from '@/lib/wiring/calls/client'

type Props = {
  answerId: number
  memberId: number
  name: string | undefined
  posterTexts: AssessmentTexts['result']
  onClose: () => void
}

/** A member's answers and result, with a PDF and a poster to download. */
export function MemberAnswersSheet({ answerId, memberId, name, posterTexts, onClose }: Props) {
  const t = useTranslations()
  const input = { answerId, memberId }
  const query = useRead(memberAssessmentCalls.getAdminMemberAnswers, input)
  const rows = memberAnswerRows(query.data?.answer.answers ?? [])
  const result = query.data?.answer.result
  const day = result && formatDate(result.created_at, 'mn')
  return (
    <Sheet
      full
      title={result?.name ?? name ?? t('admin.answers.title')}
      note={day && t('admin.answers.assessedOn', { date: day })}
      actions={
        result &&
        hasAnyAnswer(rows) && (
          <>
            <DownloadLink
              className={buttonClass({ variant: 'quiet' })}
              href={fileHref('GET /client/get/member-answers/file', { id: answerId })}
              name={`${day}.pdf`}
            >
              <FileText className="icon" size={17} aria-hidden />
              {t('common.downloadPdf')}
            </DownloadLink>
            <MemberPosterButton result={result} texts={posterTexts} />
          </>
        )
      }
      onClose={onClose}
    >
      <SheetContentOrState
        query={query}
        isEmpty={() => !hasAnyAnswer(rows)}
        emptyTitle={t('admin.answers.none')}
      >
        {() => (
          <>
            {result && (
              <AnswerFigures
                percentage={result.main_percentage}
                yesCount={result.total_true}
                noCount={result.total_false}
                sections={sectionsWithPercentages(rows, result)}
              />
            )}
            {result && <ResultWithdrawalPanel key={result.withdrawn_at} result={result} />}
            <AnswerTable rows={rows} />
          </>
        )}
      </SheetContentOrState>
    </Sheet>
  )
}
