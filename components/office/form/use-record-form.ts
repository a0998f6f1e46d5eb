'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { requiredFieldMessages } from '@/lib/platform/api/required-fields'
import { type FormChecks, useCheckedForm } from './use-checked-form'
import { type SubmissionOptions, useFormSubmission } from './use-sending'

/** The result of `useRecordForm`, without the type of the sent input. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values, object>>

type Options<Values extends FieldValues, Sent extends object> = FormChecks<Values, Sent> &
  SubmissionOptions<Values, Sent> & {
    defaults: DefaultValues<Values>
    /** Makes a field visible before it is focused, such as by opening its tab. */
    reveal?: (field: string) => void
  }

/**
 * The state of a form whose values become the input of a call. The call's schema checks the values, refusals
 * of the server appear at their fields, and the first invalid field is focused. Fields take their ids from
 * `idOf`.
 */
export function useRecordForm<Values extends FieldValues, Sent extends object>(
  options: Options<Values, Sent>,
) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { idOf, focus } = useFieldFocus((field) => latest.current.reveal?.(field))
  const checkedForm = useCheckedForm<Values, Sent>(latest, options.defaults)
  const sending = useFormSubmission(latest, checkedForm, focus)
  const { form, refuse, errorOf } = checkedForm
  const { isSubmitting, isDirty } = form.formState
  const [required] = useState(() => requiredFieldMessagesOf(options))
  /** Whether the schema accepts an empty value; the label then says that the field is optional. */
  const isOptional = (field: keyof Values & string) => !required.has(field)
  /** The excerpts of the slips in the texts, which a preview underlines. */
  const slipExcerptsRef = useRef<readonly string[]>([])
  /** The properties of a field of text; a name that ends in `en` is of an English one. */
  const inputPropsOf = (name: Path<Values> & keyof Values & string, label: string) => ({
    ...form.register(name),
    id: idOf(name),
    label,
    error: errorOf(name),
    optional: isOptional(name),
    lang: /(_en|En)$/.test(name) ? 'en' : undefined,
    autoComplete: 'off',
  })
  const fieldState = { isOptional, idOf, focus, inputPropsOf, slipExcerptsRef }
  return { form, refuse, errorOf, ...fieldState, isDirty, isSaving: isSubmitting, ...sending }
}

function requiredFieldMessagesOf<Values extends FieldValues, Sent extends object>({
  schema,
  toInput,
  defaults,
}: Options<Values, Sent>) {
  const blanks = Object.entries(defaults).filter(([, value]) => typeof value === 'string' || value == null)
  const names = blanks.map(([name]) => name)
  const others = Object.entries(toInput(defaults as Values)).filter(([name]) => !names.includes(name))
  const all = [...names, ...others.map(([name]) => name)]
  return requiredFieldMessages(schema, all, Object.fromEntries(others))
}

/** The ids of a form's fields, and a function that makes a field visible and focuses it. */
function useFieldFocus(reveal: (field: string) => void) {
  const formId = useId()
  const idOf = (field: string) => `${formId}-${field}`
  const revealAndFocus = (field: string | undefined) => {
    if (!field) return
    reveal(field)
    // Waits until the tab that was just opened is rendered.
    requestAnimationFrame(() => {
      const control = document.getElementById(idOf(field))
      if (control) control.focus()
      // No control has this id if a form shows one field of the call as several controls with other names: then
      // the first control that is marked as invalid gets the focus.
      else focusFirstInvalidControl(document.querySelector<HTMLElement>(`form:has([id^="${formId}-"])`))
    })
  }
  return { idOf, focus: revealAndFocus }
}
