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
type Tools = {
  addHref: (cid: string) => string
  editHref: (question: QuestionTexts) => string
  /** Deletes a question; undefined for staff who may not delete. */
  onRemove: ((question: QuestionTexts) => void) | undefined
}

/** A main heading with its requirements and their questions; it folds. */
export function QuestionSection({ section, tools }: { section: Section; tools: Tools | undefined }) {
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
        <QuestionActions texts={{ id: section.id, cid, question, question_en }} tools={tools} mayHold />
      </div>
      <ol id={`${id}-body`} hidden={!isOpen}>
        {section.questions.map((requirement) => (
          <li key={requirement.id}>
            <QuestionRow texts={requirement} tools={tools} isRequirement />
            {questionsOf(requirement).length > 0 && (
              <ol>
                {questionsOf(requirement).map((child) => (
                  <li key={child.id}>
                    <QuestionRow texts={child} tools={tools} />
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

type RowProps = { texts: QuestionTexts; tools: Tools | undefined }

function QuestionRow({ texts, tools, isRequirement = false }: RowProps & { isRequirement?: boolean }) {
  const Name = isRequirement ? 'h3' : 'p'
  return (
    <div className={clsx(styles.line, isRequirement && styles.heading)}>
      <span className="num">{texts.cid}</span>
      <div>
        <Name>{texts.question}</Name>
        {texts.question_en && <small lang="en">{texts.question_en}</small>}
      </div>
      <QuestionActions texts={texts} tools={tools} mayHold={isRequirement} />
    </div>
  )
}

/** The actions of a row; `mayHold` says that other rows can be under it. */
function QuestionActions({ texts, tools, mayHold }: RowProps & { mayHold: boolean }) {
  const t = useTranslations('admin.questions')
  if (!tools) return null
  const { addHref, editHref, onRemove } = tools
  return (
    <span className={styles.actions}>
      {mayHold && (
        <IconLink label={t('addUnder', { index: texts.cid })} href={addHref(texts.cid)}>
          <Plus className="icon" size={17} aria-hidden />
        </IconLink>
      )}
      <RowActions
        name={texts.cid}
        editHref={editHref(texts)}
        onRemove={onRemove ? () => onRemove(texts) : undefined}
      />
    </span>
  )
}
