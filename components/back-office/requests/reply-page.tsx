'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Input, Select, Textarea } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/platform/api/call'
import { requestCalls } from '@/lib/office/requests/calls'
import type { ReplyTemplate, RequestRecord, RequestReplyForm } from '@/lib/office/requests/schema'
import { useAccount } from '../../office/account'
import { useWrite } from '../../office/calls'
import { useConfirm } from '../../office/confirm'
import { EditorColumns, SettingsPanel } from '../../office/form/editor-columns'
import { FormPanel } from '../../office/form/form-panel'
import { SaveBar } from '../../office/form/save-bar'
import { SaveProblem } from '../../office/form/save-problem'
import { ScreenForm } from '../../office/form/screen-form'
import { draftFieldsOf } from '../../office/form/draft'
import { useDraft } from '../../office/form/use-draft'
import { focusNextOnEnter } from '../../office/form/use-form-keys'
import { useRecordForm } from '../../office/form/use-record-form'
import type { ListUrl } from '../../office/list/list-url'
import { PageHead } from '../../office/page-head'
import { useFormRecord } from '../../office/form-record'
import { RecordLoadingOrError } from '../../office/resource/record-page'
import { useUnsavedGuard } from '../../office/unsaved'
import { RequestFacts } from './request-about'

type Props = { id: string; url: ListUrl }
type Texts = Omit<RequestReplyForm, 'id' | 'version'>
const draftFields = draftFieldsOf<Texts>({ subject: true, text: true })

/** The form of a reply to a request. The reply is mailed to the sender of the request. */
export function ReplyPage({ id, url }: Props) {
  const query = useFormRecord(requestCalls.getOfficeRequest, { id })
  if (!query.data)
    return <RecordLoadingOrError query={query} listHref={url.hrefWith({ id: null, reply: null })} />
  return (
    <ReplyForm
      request={query.data.record}
      href={url.hrefWith({ reply: null })}
      onDone={() => url.go({ reply: null })}
    />
  )
}

function ReplyForm({ request, href, onDone }: { request: RequestRecord; href: string; onDone: () => void }) {
  const t = useTranslations('admin.requests.reply')
  const toast = useToast()
  const write = useWrite(requestCalls.replyToOfficeRequest)
  const account = useAccount()
  const { id, version, templates, lang } = request
  const versionRef = useRef<number | null>(version)
  const record = useRecordForm<Texts, InputOf<typeof requestCalls.replyToOfficeRequest>>({
    schema: requestCalls.replyToOfficeRequest.input,
    defaults: { subject: templates[0]?.subject ?? '', text: templates[0]?.text ?? '' },
    toInput: (values) => ({ ...values, id, version: versionRef.current ?? 0 }),
    save: async (input) => {
      await write(input)
      draft.clear()
      toast(t('sent'))
      record.form.reset(record.form.getValues())
      onDone()
    },
  })
  const draft = useDraft({ form: record.form, name: 'reply', recordId: id, versionRef, fields: draftFields })
  const mayLeave = useUnsavedGuard(record.isDirty)
  const cancelAndClearDraft = async () => {
    if (!(await mayLeave())) return
    draft.clear()
    onDone()
  }
  const textProps = (name: keyof Texts) => ({
    ...record.form.register(name),
    id: record.idOf(name),
    label: t(name),
    error: record.errorOf(name),
    lang: lang === 'en' ? lang : undefined,
  })
  return (
    <ScreenForm
      onKeyDown={focusNextOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        void record.save()
      }}
    >
      <PageHead title={t('title')} note={t('to', { name: request.name, email: request.email })} />
      <EditorColumns
        side={
          <>
            <SettingsPanel>
              <TemplateSelect
                templates={templates}
                readTexts={() => record.form.getValues()}
                onChoose={({ subject, text }) => {
                  record.form.setValue('subject', subject, { shouldDirty: true })
                  record.form.setValue('text', text, { shouldDirty: true })
                }}
              />
            </SettingsPanel>
            <SettingsPanel>
              <RequestFacts request={request} />
            </SettingsPanel>
            <SaveProblem record={record} href={href} />
          </>
        }
      >
        <FormPanel narrow fillsWidth>
          <Input {...textProps('subject')} autoComplete="off" />
          <Textarea {...textProps('text')} rows={14} hint={t('hint', { address: account.email })} />
        </FormPanel>
      </EditorColumns>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        label={t('send')}
        onCancel={() => void cancelAndClearDraft()}
        draft={draft}
      />
    </ScreenForm>
  )
}

type TemplateProps = {
  templates: RequestRecord['templates']
  readTexts: () => Texts
  onChoose: (texts: Texts) => void
}

/** Chooses a template for the reply. A confirmation is required before a template replaces typed text. */
function TemplateSelect({ templates, readTexts, onChoose }: TemplateProps) {
  const t = useTranslations('admin.requests')
  const ask = useConfirm()
  const [templateName, setTemplateName] = useState<ReplyTemplate | undefined>(templates[0]?.name)
  const confirmAndChooseTemplate = async (name: string) => {
    const next = templates.find((template) => template.name === name)
    const { subject, text } = readTexts()
    const isOwn = !templates.some((template) => template.subject === subject && template.text === text)
    const question = { title: t('reply.replace'), description: t('reply.loss'), action: t('reply.doReplace') }
    if (!next || (isOwn && !(await ask(question)))) return
    setTemplateName(next.name)
    onChoose(next)
  }
  return (
    <Select
      id="reply-template"
      label={t('reply.template')}
      options={templates.map(({ name }) => ({ value: name, label: t(`templates.${name}`) }))}
      value={templateName}
      onChange={({ target }) => void confirmAndChooseTemplate(target.value)}
    />
  )
}
