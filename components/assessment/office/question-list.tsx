'use client'

import { Pencil, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { questionCalls } from '@/lib/assessment/questions/calls'
import { questionsOf } from '@/lib/assessment/questions/tree'
import { useMayCall } from '../../office/account'
import { useRead } from '../../office/calls'
import { useListUrl } from '../../office/list/list-url'
import { SearchField } from '../../office/list/search-field'
import { useRemove } from '../../office/list/use-remove'
import { PageHead } from '../../office/page-head'
import { filterQuestions } from './filter-questions'
import styles from './question-section.module.css'
import { QuestionSection, type QuestionTexts } from './question-section'
import { Panel } from '@/components/ui/panel'

/** The questionnaire under its main headings. With `?edit` in the URL, each row has edit buttons. */
export function QuestionList() {
  const t = useTranslations()
  const url = useListUrl()
  const { get, hrefWith } = url
  const query = useRead(questionCalls.listAdminQuestions, {})
  const sections = query.data?.result
  const term = get('term') ?? ''
  const foundSections = sections && filterQuestions(sections, term)
  const isEditing = get('edit') !== null
  const mayCall = useMayCall()
  const remove = useRemove({
    remove: questionCalls.deleteQuestion,
    messageOf: ({ retired }) => (retired ? t('admin.questions.retired') : undefined),
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
        editHref: ({ id }: QuestionTexts) => hrefWith({ id }),
        onRemove: remove
          ? ({ id, cid }: QuestionTexts) =>
              void remove(
                { id },
                t('admin.questions.remove', { index: cid }),
                `${t('admin.questions.loss')} ${t('admin.list.toBin')}`,
              )
          : undefined,
      }
    : undefined
  const questionCount = sections
    ?.flatMap(({ questions }) => questions)
    .reduce((sum, requirement) => sum + Math.max(questionsOf(requirement).length, 1), 0)

  return (
    <>
      <PageHead
        title={t('admin.screens.questions')}
        note={
          sections
            ? t('admin.questions.count', { sections: sections.length, questions: questionCount ?? 0 })
            : ''
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
      {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
      {!sections && !query.isError && (
        <Panel as="div">
          <SkeletonRows count={8} label={t('ui.state.loading')} />
        </Panel>
      )}
      {sections?.length === 0 && <EmptyState title={t('admin.list.empty')} action={add} />}
      {sections && sections.length > 0 && (
        <Panel as="div" className={styles.tools}>
          <SearchField label={t('admin.questions.search')} url={url} />
        </Panel>
      )}
      {foundSections?.length === 0 && term !== '' && (
        <EmptyState
          title={t('ui.state.noResults')}
          action={
            <Button variant="quiet" onClick={() => url.replace({ term: null })}>
              {t('common.clearFilters')}
            </Button>
          }
        />
      )}
      {foundSections?.map((section) => (
        <QuestionSection key={section.id} section={section} rowActions={tools} />
      ))}
    </>
  )
}
