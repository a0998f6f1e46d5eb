'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import * as z from 'zod'
import { Input, Switch } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { CallError, makeCall, queryKey } from '@/lib/api/client'
import { memberCalls } from '@/lib/members/calls'
import { memberCompanyForm, memberCompanyUpdate, type MemberCompany } from '@/lib/members/schema'
import { FormProblem } from '../form/form-problem'
import { ImageControl } from '../form/image-control'
import { SaveBar } from '../form/save-bar'
import { useRecordForm } from '../form/use-record-form'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'

type Values = { name: string; email: string; active: boolean; image: File | null | undefined }

/** A stored logo may stay as it is, but not be taken away. */
const updateWithLogo = memberCompanyUpdate.extend({
  image: z.unknown().refine((image) => image !== null, { error: 'validation.image' }),
})

/** A new member company, or a change of one. */
export function CompanyForm({ company, onDone }: { company?: MemberCompany; onDone: () => void }) {
  const t = useTranslations()
  const toast = useToast()
  const client = useQueryClient()
  const call = company ? memberCalls.updateMemberCompany : memberCalls.insertMemberCompany
  const record = useRecordForm<Values>({
    schema: company ? updateWithLogo : memberCompanyForm,
    defaults: {
      name: company?.name ?? '',
      email: company?.email ?? '',
      active: company?.active ?? true,
      image: undefined,
    },
    toInput: (values) => (company ? { ...values, id: company.id } : values),
    save: async (input, onProgress) => {
      const { member, message } = await makeCall(call, input, { onProgress })
      // A registered address is no failure to the server: it answers with a message and no member.
      if (!member && message) {
        toast(message, { kind: 'danger' })
        throw new CallError(200, message, { email: message })
      }
      await client.invalidateQueries({ queryKey: queryKey('GET /admin/get/member-companies') })
      toast(t('ui.toast.saved'))
      record.form.reset(record.form.getValues())
      onDone()
    },
  })
  const { form, idOf, errorOf } = record
  const mayLeave = useUnsavedGuard(record.isDirty)
  return (
    <form noValidate onSubmit={(event) => void record.submit(event)}>
      <PageHead title={t(company ? 'admin.companies.edit' : 'admin.companies.add')} note={company?.name} />
      <div className="panel form-panel form-panel--narrow">
        <Input
          label={t('admin.companies.fields.name')}
          error={errorOf('name')}
          autoComplete="off"
          {...form.register('name')}
          id={idOf('name')}
        />
        <Input
          type="email"
          inputMode="email"
          label={t('admin.companies.fields.email')}
          hint={t('admin.companies.emailHint')}
          error={errorOf('email')}
          autoComplete="off"
          {...form.register('email')}
          id={idOf('email')}
        />
        <div className="logo-field">
          <ImageControl
            record={record}
            label={t('admin.companies.fields.image')}
            hint={t('admin.companies.imageHint')}
            stored={company?.logo}
          />
        </div>
        <Switch label={t('admin.companies.activeLabel')} {...form.register('active')} />
        <FormProblem problem={record.problem} />
      </div>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        progress={record.progress}
        label={t(company ? 'common.save' : 'common.add')}
        onCancel={() => void mayLeave().then((may) => may && onDone())}
      />
    </form>
  )
}
