'use client'

import { Pencil, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, Skeleton } from '@/components/ui/states'
import { questionCalls } from '@/lib/assessment/questions/calls'
import type { Section } from '@/lib/assessment/questions/schema'
import { useMayCall } from '../account'
import { useListUrl } from '../list/list-url'
import { useRemove } from '../list/use-remove'
import { PageHead } from '../page-head'
import { askedOf, type EditedQuestion } from './question-tree'
import { QuestionSection } from './question-section'

type Props = {
  sections: Section[] | undefined
  /** Whether each row offers what can be done with it. */
  isEditing: boolean
  isFailed: boolean
  onRetry: () => void
}

/** The questionnaire under its main headings. */
export function QuestionList({ sections, isEditing, isFailed, onRetry }: Props) {
  const t = useTranslations()
  const { hrefWith } = useListUrl()
  const mayCall = useMayCall()
  const remove = useRemove({
    remove: questionCalls.deleteQuestion,
    list: questionCalls.listQuestions,
    said: ({ retired }) => (retired ? t('admin.questions.retired') : undefined),
  })
  const add = mayCall(questionCalls.insertQuestion) && (
    <LinkButton href={hrefWith({ new: '' })}>
      <Plus className="icon" size={17} aria-hidden />
      {t('admin.questions.add')}
    </LinkButton>
  )
  const tools = isEditing
    ? {
        addHref: (cid: string) => hrefWith({ new: cid }),
        editHref: ({ id }: Pick<EditedQuestion, 'id'>) => hrefWith({ id }),
        onRemove: remove
          ? ({ id, cid }: Pick<EditedQuestion, 'id' | 'cid'>) =>
              void remove({ id }, t('admin.questions.remove', { index: cid }), t('admin.questions.loss'))
          : undefined,
      }
    : undefined
  const asked = sections
    ?.flatMap(({ questions }) => questions)
    .reduce((sum, requirement) => sum + Math.max(askedOf(requirement).length, 1), 0)

  return (
    <>
      <PageHead
        title={t('admin.screens.questions')}
        note={
          sections ? t('admin.questions.count', { sections: sections.length, questions: asked ?? 0 }) : ''
        }
        actions={
          <>
            {sections && sections.length > 0 && (
              <LinkButton variant="quiet" href={hrefWith({ edit: isEditing ? null : '' })}>
                {!isEditing && <Pencil className="icon" size={17} aria-hidden />}
                {t(isEditing ? 'admin.questions.view' : 'admin.questions.change')}
              </LinkButton>
            )}
            {add}
          </>
        }
      />
      {isFailed && <ErrorState onRetry={onRetry} />}
      {!sections && !isFailed && (
        <div className="panel skeleton-rows" role="status" aria-label={t('ui.state.loading')}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} />
          ))}
        </div>
      )}
      {sections?.length === 0 && <EmptyState title={t('admin.list.empty')} action={add} />}
      {sections?.map((section) => (
        <QuestionSection key={section.id} section={section} tools={tools} />
      ))}
    </>
  )
}
