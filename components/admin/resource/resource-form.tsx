'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useToast } from '@/components/ui/toast'
import { makeCall, queryKey } from '@/lib/api/client'
import type { Resource } from '@/lib/api/resource'
import { useComposedTexts } from '../composed-texts'
import { FormProblem } from '../form/form-problem'
import { SaveBar } from '../form/save-bar'
import { useRecordForm } from '../form/use-record-form'
import { useListUrl } from '../list/list-url'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'
import { FieldOf } from './field-kinds'
import { requiredFields } from './required-fields'
import type { Row } from './resource-page'

type Values = Record<string, string | number>

/** The form of a declared screen, for a new record or for a row of its list. */
export function ResourceForm({ resource, row }: { resource: Resource; row?: Row }) {
  const { name, form: spec, list } = resource
  const t = useTranslations()
  const say = useComposedTexts()
  const toast = useToast()
  const router = useRouter()
  const client = useQueryClient()
  const { go } = useListUrl()
  const call = row ? spec.update : spec.insert
  const names = Object.keys(spec.fields)
  const required = requiredFields(spec.insert.input, names)
  const start = Object.fromEntries(
    names.map((field) => [field, (row ? row[field] : spec.defaults[field]) ?? '']),
  ) as Values

  const record = useRecordForm<Values>({
    schema: call.input,
    defaults: start,
    toInput: (values) => (row ? { ...values, id: row.id } : values),
    save: async (input) => {
      await makeCall(call, input)
      await client.invalidateQueries({ queryKey: queryKey(list.call) })
      toast(t('ui.toast.saved'))
      record.form.reset(record.form.getValues())
      back()
      // The account card may show what was just changed.
      router.refresh()
    },
  })
  const mayLeave = useUnsavedGuard(record.isDirty)
  const back = () => go({ id: null, new: null })

  return (
    <form noValidate onSubmit={(event) => void record.submit(event)}>
      <PageHead title={say(`admin.${name}.${row ? 'edit' : 'add'}`)} />
      <div className="panel form-panel">
        {names.map((field) => (
          <FieldOf
            key={field}
            kind={spec.fields[field] ?? 'text'}
            name={field}
            control={record.form.control}
            id={record.idOf(field)}
            label={say(`admin.${name}.fields.${field}`)}
            error={record.errorOf(field)}
            optional={!required.has(field)}
            choices={(resource.choices?.[field] ?? []).map((value) => ({
              value: String(value),
              label: say(`admin.${name}.choices.${field}.${value}`),
            }))}
          />
        ))}
        <FormProblem problem={record.problem} />
      </div>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        label={row ? t('common.save') : t('common.add')}
        onCancel={() => void mayLeave().then((may) => may && back())}
      />
    </form>
  )
}
