'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/api/client'
import { fieldsOf, type Values } from '@/lib/api/resource'
import type { Call } from '@/lib/api/call'
import { useWrite } from '../calls'
import { useComposedTexts, useHasText } from '../composed-texts'
import { EditConflict } from '../form/edit-conflict'
import { FormProblem } from '../form/form-problem'
import { SaveBar } from '../form/save-bar'
import { useRecordForm } from '../form/use-record-form'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'
import type { Bound, Row } from './bound'
import { FieldSet } from './field-set'
import type { FormValues } from './field-kinds'
import { fixedOf, inputOf, namesOf, removedFiles, startValues } from './form-values'
import { requiredFields } from './required-fields'
import { FormPanel } from '../form/form-panel'
import { ScreenForm } from '../form/screen-form'

type Props = {
  bound: Bound
  call: Call
  /** What a new record begins with, or the record as it is. Read once: what comes later never replaces what is typed. */
  start: Values
  row?: Row
  /** Where the version of somebody else can be read. */
  href: string
  /** It stands under its list: with a smaller title and no way back. */
  isBelow?: boolean | undefined
  /** @param saved the id of a new record, and what was sent */
  onDone: (saved: { id: number | undefined; input: Values } | null) => void
}

/** The form of a declared screen, for a new record or for an existing one. */
export function RecordForm({ bound, call, start, row, href, isBelow, onDone }: Props) {
  const { About } = bound
  const { name, form: spec } = bound.resource
  if (!spec) throw new Error(`${name} has no form`)
  const t = useTranslations()
  const say = useComposedTexts()
  const has = useHasText()
  const toast = useToast()
  const write = useWrite(call)
  const overwrites = useRef(false)
  const fields = fieldsOf(spec, row === undefined)
  const required = requiredFields((spec.insert ?? call).input, namesOf(fields), fixedOf(spec, row))

  const lasting = spec.toastMilliseconds === undefined ? {} : { milliseconds: spec.toastMilliseconds }
  /** A refusal names its fields; what else went wrong is told as the screen tells it. */
  const tellFailure = (error: unknown): never => {
    const [own, isRefusal] = [
      `admin.${name}.failed`,
      error instanceof CallError && Object.keys(error.fields).length > 0,
    ]
    if (has(own) && !isRefusal)
      toast(say(own, { error: error instanceof Error ? error.message : '' }), { kind: 'danger', ...lasting })
    throw error
  }

  const record = useRecordForm<FormValues>({
    schema: call.input,
    defaults: startValues(fields, start),
    check: (values) => removedFiles(fields, values).flatMap((file) => required.get(file) ?? []),
    toInput: (values) => ({
      ...inputOf(fields, values, spec, row),
      ...(row && { id: row.id, version: row.version }),
    }),
    save: async ({ version, ...input }, onProgress) => {
      const sent = overwrites.current ? input : { ...input, version }
      const answer = (await write(sent, { onProgress }).catch(tellFailure)) as Values
      const refused = spec.refused?.(answer)
      if (refused) {
        const message = Object.values(refused)[0] ?? t('ui.toast.failed')
        toast(message, { kind: 'danger' })
        throw new CallError(200, message, refused)
      }
      toast(t('ui.toast.saved'), lasting)
      record.form.reset(record.form.getValues())
      onDone({ id: typeof answer.id === 'number' ? answer.id : undefined, input })
    },
  })
  const mayLeave = useUnsavedGuard(record.isDirty)
  const save = (overwrite: boolean) => {
    overwrites.current = overwrite
    return record.submit()
  }

  return (
    <ScreenForm
      onSubmit={(event) => {
        event.preventDefault()
        void save(false)
      }}
    >
      <PageHead
        title={say(`admin.${name}.${row ? 'edit' : 'add'}`)}
        note={row && textOf(row[bound.resource.list.heading])}
        level={isBelow ? 2 : 1}
      />
      {row && About && <About row={row} />}
      <FormPanel narrow={spec.narrow}>
        <FieldSet
          bound={bound}
          fields={fields}
          required={required}
          record={record}
          row={row}
          files={call.files}
        />
        {record.conflict ? (
          <EditConflict message={record.conflict.message} href={href} onOverwrite={() => void save(true)} />
        ) : (
          <FormProblem problem={record.problem} />
        )}
      </FormPanel>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        progress={record.progress}
        label={
          row ? (has(`admin.${name}.save`) ? say(`admin.${name}.save`) : t('common.save')) : t('common.add')
        }
        {...(!isBelow && { onCancel: () => void mayLeave().then((may) => may && onDone(null)) })}
      />
    </ScreenForm>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
