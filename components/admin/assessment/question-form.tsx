'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Input, Textarea } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { CallError, callApi, makeCall, queryKey } from '@/lib/api/client'
import { questionCalls } from '@/lib/assessment/questions/calls'
import { indexPattern } from '@/lib/assessment/questions/schema'
import { FormProblem } from '../form/form-problem'
import { SaveBar } from '../form/save-bar'
import { useRecordForm } from '../form/use-record-form'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'
import type { EditedQuestion } from './question-tree'

type Values = { cid: string; question: string; question_en: string }
type Props = {
  question?: EditedQuestion
  /** The number that a new question starts with. */
  index?: string
  onDone: () => void
}

/** A new question, or a change of one. Its number says what it stands under and is asked to be free. */
export function QuestionForm({ question, index = '', onDone }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const client = useQueryClient()
  const original = question?.cid ?? ''
  const isTaken = async (cid: string) =>
    cid !== original && (await callApi('GET /admin/check/index', { cid })).result.length > 0
  const record = useRecordForm<Values>({
    schema: question ? questionCalls.updateQuestion.input : questionCalls.insertQuestion.input,
    defaults: {
      cid: question?.cid ?? index,
      question: question?.question ?? '',
      question_en: question?.question_en ?? '',
    },
    toInput: ({ cid, ...texts }) => {
      const values = { cid: cid.trim(), ...texts }
      return question ? { ...values, id: question.id, originalCid: original } : values
    },
    save: async (input) => {
      const message = t('validation.assessment.indexTaken')
      if (await isTaken(String(input.cid))) throw new CallError(409, message, { cid: message })
      await makeCall(question ? questionCalls.updateQuestion : questionCalls.insertQuestion, input)
      await client.invalidateQueries({ queryKey: queryKey('GET /admin/get/assessment-questions') })
      toast(t('ui.toast.saved'))
      record.form.reset(record.form.getValues())
      onDone()
    },
  })
  const { form, idOf, errorOf } = record
  const mayLeave = useUnsavedGuard(record.isDirty)

  /** Says that a number is taken as soon as it is left, not only when everything is typed. */
  const checkIndex = async () => {
    const cid = form.getValues('cid').trim()
    if (!indexPattern.test(cid)) return
    // A check that fails to answer is no verdict: saving asks again.
    const taken = await isTaken(cid).catch(() => false)
    if (!taken || form.getValues('cid').trim() !== cid) return
    form.setError('cid', { type: 'call', message: t('validation.assessment.indexTaken') })
  }
  const cidField = form.register('cid')
  return (
    <form noValidate onSubmit={(event) => void record.submit(event)}>
      <PageHead
        title={t(question ? 'admin.questions.edit' : 'admin.questions.add')}
        note={original || undefined}
      />
      <div className="panel form-panel form-panel--narrow">
        <Input
          label={t('admin.questions.fields.cid')}
          hint={
            question && question.below > 0
              ? t('admin.questions.moves', { count: question.below })
              : t('admin.questions.indexHint')
          }
          error={errorOf('cid')}
          autoComplete="off"
          {...cidField}
          onBlur={(event) => {
            void cidField.onBlur(event)
            void checkIndex()
          }}
          id={idOf('cid')}
        />
        <Textarea
          label={t('admin.questions.fields.question')}
          error={errorOf('question')}
          rows={4}
          {...form.register('question')}
          id={idOf('question')}
        />
        <Textarea
          label={t('admin.questions.fields.question_en')}
          error={errorOf('question_en')}
          optional
          lang="en"
          rows={4}
          {...form.register('question_en')}
          id={idOf('question_en')}
        />
        <FormProblem problem={record.problem} />
      </div>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        label={t(question ? 'common.save' : 'common.add')}
        onCancel={() => void mayLeave().then((may) => may && onDone())}
      />
    </form>
  )
}
