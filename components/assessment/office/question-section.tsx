'use client'

import { clsx } from 'clsx'
import { ChevronRight, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { IconLink } from '@/components/ui/button'
import type { Question, Section } from '@/lib/assessment/questions/schema'
import { questionsOf } from '@/lib/assessment/questions/tree'
import { RowActions } from '../../office/list/row-actions'
import styles from './question-section.module.css'
import { Panel } from '@/components/ui/panel'

export type QuestionTexts = Omit<Question, 'pid'>
type QuestionRowActions = {
  addHref: (cid: string) => string
  editHref: (question: QuestionTexts) => string
  /** Deletes a question; undefined for staff who may not delete. */
  onRemove: ((question: QuestionTexts) => void) | undefined
}

/** A main heading with a button that folds and unfolds its requirements and their questions. */
export function QuestionSection({
  section,
  rowActions,
}: {
  section: Section
  rowActions: QuestionRowActions | undefined
}) {
  const t = useTranslations('admin.questions')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const { mainIndex: cid, mainTitle: question, mainTitle_en: question_en } = section
  const questionCount = section.questions.reduce(
    (sum, requirement) => sum + questionsOf(requirement).length,
    0,
  )
  return (
    <Panel className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight className="icon" size={18} aria-hidden />
            <span className="num">{cid}</span>
            <span>
              {question}
              {question_en && <small lang="en">{question_en}</small>}
            </span>
          </button>
        </h2>
        <span className="meta num">
          {t('within', { requirements: section.questions.length, asked: questionCount })}
        </span>
        <QuestionActions
          row={{ id: section.id, cid, question, question_en }}
          rowActions={rowActions}
          mayHaveRowsUnder
        />
      </div>
      <ol id={`${id}-body`} hidden={!isOpen}>
        {section.questions.map((requirement) => (
          <li key={requirement.id}>
            <QuestionRow row={requirement} rowActions={rowActions} isRequirement />
            {questionsOf(requirement).length > 0 && (
              <ol>
                {questionsOf(requirement).map((child) => (
                  <li key={child.id}>
                    <QuestionRow row={child} rowActions={rowActions} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type RowProps = { row: QuestionTexts; rowActions: QuestionRowActions | undefined }

function QuestionRow({ row, rowActions, isRequirement = false }: RowProps & { isRequirement?: boolean }) {
  const Name = isRequirement ? 'h3' : 'p'
  return (
    <div className={clsx(styles.line, isRequirement && styles.heading)}>
      <span className="num">{row.cid}</span>
      <div>
        <Name>{row.question}</Name>
        {row.question_en && <small lang="en">{row.question_en}</small>}
      </div>
      <QuestionActions row={row} rowActions={rowActions} mayHaveRowsUnder={isRequirement} />
    </div>
  )
}

/** The buttons of a row. With `mayHaveRowsUnder`, one of them adds a row under this row. */
function QuestionActions({ row, rowActions, mayHaveRowsUnder }: RowProps & { mayHaveRowsUnder: boolean }) {
  const t = useTranslations('admin.questions')
  if (!rowActions) return null
  const { addHref, editHref, onRemove } = rowActions
  return (
    <span className={styles.actions}>
      {mayHaveRowsUnder && (
        <IconLink label={t('addUnder', { index: row.cid })} href={addHref(row.cid)}>
          <Plus className="icon" size={17} aria-hidden />
        </IconLink>
      )}
      <RowActions
        name={row.cid}
        editHref={editHref(row)}
        onRemove={onRemove ? () => onRemove(row) : undefined}
      />
    </span>
  )
}
