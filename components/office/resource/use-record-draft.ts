import { useMemo, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Resource } from '@/lib/platform/api/resource'
import { useDraft } from '../form/use-draft'
import type { Row } from './bound'
import { draftFormOf } from './draft-form-of'
import { draftFieldNames, draftTitle } from './drafts'
import type { FormValues } from './field-kinds'
import type { Fields } from './form-values'

type OpenForm = {
  form: UseFormReturn<FormValues>
  fields: Fields
  row: Row | undefined
  version: RefObject<number | null>
  /** The number of the draft of a new record that the form opens. */
  draftId: string | null | undefined
}

/** The draft of a declared form. */
export function useRecordDraft(
  resource: Resource,
  { form, fields, row, version, draftId }: OpenForm,
): ReturnType<typeof useDraft<FormValues>> {
  const draftFields = useMemo(() => draftFieldNames(fields, resource), [fields, resource])
  const draftForm = draftFormOf(resource)
  return useDraft({
    ...{ form, name: resource.name, fields: draftFields, versionRef: version, recordId: row?.id ?? 'new' },
    server: draftForm && { ...draftForm, draftId: row ? null : draftId },
    titleOf: (values) => draftTitle(resource, values),
  })
}
