'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'
import { fieldsOf, type Values } from '@/lib/platform/api/resource'
import type { Call } from '@/lib/platform/api/call'
import { useTextByKey, useHasText } from '../composed-texts'
import { SaveBar } from '../form/save-bar'
import { useSaveMessage } from '../form/save-message'
import { useFormSaveProps } from '../form/use-form-keys'
import { useRecordForm } from '../form/use-record-form'
import { PublicPageLinks } from '../live-links'
import { PageHead } from '../page-head'
import { HistoryOrActivityLink } from '../records/record-links'
import { useDraftTakeover } from '../preview/use-draft-takeover'
import { useUnsavedGuard } from '../unsaved'
import type { BoundResource, Row } from './bound'
import { readDeclaredRecord, useDeclaredWrite } from './declared-calls'
import { DeclaredPreviewButton } from './declared-preview'
import type { FormValues } from './field-kinds'
import {
  fixedValues,
  callInputOf,
  valueNamesOf,
  fieldNamesWithRemovedFiles,
  fieldsWithNewFiles,
  initialFormValues,
} from './form-values'
import { RecordFields } from './record-fields'
import { requiredFieldMessages } from '@/lib/platform/api/required-fields'
import { ScreenForm } from '../form/screen-form'
import { useRecordDraft } from './use-record-draft'

/** The id of the record, the sent values, whether the form stays open, and the answer. */
export type SavedRecord = { id: number | undefined; input: Values; stays: boolean; answer: Values }

type Props = {
  bound: BoundResource
  call: Call
  /**
   * The values of the record, or the defaults of a new one. The form reads these values only once, so that
   * data that arrives later does not replace typed values.
   */
  startValues: Values
  row?: Row
  /** The address of the version that someone else saved. */
  href: string
  /** The number of the draft of a new record that the form opens. */
  draftId?: string | null
  /** Whether the form stands under its list: it then has a smaller title and no cancel button. */
  isBelowList?: boolean | undefined
  /** @param savedRecord the saved record, or null when the form is cancelled */
  onDone: (savedRecord: SavedRecord | null) => void
}

/** The form of a declared screen, for a new record or for an existing one. */
export function RecordForm({ bound, call, href, draftId, isBelowList, onDone, ...start }: Props) {
  const { name, kind, form: spec, live } = bound.resource
  if (!spec) throw new Error(`${name} has no form`)
  const t = useTranslations()
  const say = useTextByKey()
  const has = useHasText()
  const toast = useToast()
  const savedText = useSaveMessage()
  const write = useDraftTakeover(useDeclaredWrite(call), start.row ? undefined : spec.preview?.kind)
  const [row, setRow] = useState(start.row)
  const version = useRef(typeof start.row?.version === 'number' ? start.row.version : null)
  const isNew = row === undefined
  const fields = useMemo(() => fieldsOf(spec, isNew, start.row), [spec, isNew, start.row])
  const required = requiredFieldMessages(
    (spec.insert ?? call).input,
    valueNamesOf(fields),
    fixedValues(spec, row),
  )

  const lasting = spec.toastMilliseconds === undefined ? {} : { milliseconds: spec.toastMilliseconds }
  /** Shows the screen's own failure message, unless single fields were refused. Throws the error again. */
  const showFailureAndRethrow = (error: unknown): never => {
    const [failedKey, isRefusal] = [
      `admin.${name}.failed`,
      error instanceof CallError && Object.keys(error.fields).length > 0,
    ]
    if (has(failedKey) && !isRefusal)
      toast(say(failedKey, { error: error instanceof Error ? error.message : '' }), {
        kind: 'danger',
        ...lasting,
      })
    throw error
  }

  /** Continues editing the saved record with its new version and its stored files. */
  const continueEditing = async (savedRow: Row, { version: newVersion }: Values) => {
    if (typeof newVersion === 'number') version.current = newVersion
    setRow({ ...savedRow, version: newVersion ?? savedRow.version })
    // Keeps the version of this save, because the record fetched here may contain a later save by someone
    // else.
    const fresh = await readDeclaredRecord(spec.record, savedRow.id).catch(() => null)
    if (!fresh) return
    setRow({ ...fresh, id: savedRow.id, version: newVersion ?? fresh.version })
    record.settle(initialFormValues(fieldsWithNewFiles(fields, record.form.getValues()), fresh))
  }

  const record = useRecordForm<FormValues, Values>({
    schema: call.input,
    defaults: initialFormValues(fields, start.startValues),
    check: (values) => fieldNamesWithRemovedFiles(fields, values).flatMap((file) => required.get(file) ?? []),
    toInput: (values) => ({
      ...callInputOf(fields, values, spec, row),
      ...(row && { id: row.id, version: version.current ?? row.version }),
    }),
    save: async (input, { onProgress, stays }) => {
      const answer = await write(input, { onProgress, draft: await draft.settle() }).catch(
        showFailureAndRethrow,
      )
      const fieldErrors = spec.refusalOf?.(answer)
      if (fieldErrors) {
        const message = Object.values(fieldErrors)[0] ?? t('ui.toast.failed')
        toast(message, { kind: 'danger' })
        throw new CallError(200, message, fieldErrors)
      }
      const id = row?.id ?? (typeof answer.id === 'number' ? answer.id : undefined)
      const links = live && id !== undefined && <PublicPageLinks page={live({ ...row, ...input, id })} />
      const toastKey = `admin.${name}.added`
      toast(isNew && has(toastKey) ? say(toastKey) : savedText(isNew && !spec.isAddedToldAsSaved), {
        ...lasting,
        links,
      })
      draft.clear()
      record.settle()
      if (row && stays) await continueEditing(row, answer)
      else onDone({ id, input, stays, answer })
    },
  })
  const draft = useRecordDraft(bound.resource, { form: record.form, fields, row, version, draftId })
  const mayLeave = useUnsavedGuard(record.isDirty && !draft.isFiled)
  const cancelIfConfirmed = async () => {
    if (!(await mayLeave())) return
    draft.discard()
    onDone(null)
  }
  const formProps = useFormSaveProps(record)

  return (
    <ScreenForm {...formProps}>
      <PageHead
        title={say(`admin.${name}.${row ? 'edit' : 'add'}`)}
        note={
          row && !bound.resource.list.namedByPlace
            ? textOrUndefined(row[bound.resource.list.heading])
            : undefined
        }
        level={isBelowList ? 2 : 1}
        actions={
          <>
            {row && live && <PublicPageLinks page={live(row)} />}
            {row && kind && <HistoryOrActivityLink kind={kind} id={row.id} />}
            {spec.preview && <DeclaredPreviewButton record={record} call={spec.preview.call} />}
          </>
        }
      />
      <RecordFields {...{ bound, fields, required, record, row, href }} files={call.files} />
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        progress={record.progress}
        label={
          row ? (has(`admin.${name}.save`) ? say(`admin.${name}.save`) : t('common.save')) : t('common.add')
        }
        draft={draft}
        {...(!isBelowList && { onCancel: () => void cancelIfConfirmed() })}
      />
    </ScreenForm>
  )
}

const textOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined)
