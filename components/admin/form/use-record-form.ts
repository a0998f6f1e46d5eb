'use client'

import { useEffect, useId, useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { type Checks, useCheckedForm } from './use-checked-form'
import { type Sends, useSending } from './use-sending'

/** What `useRecordForm` gives: the form, its state, and the ids and errors of its fields, whatever it sends. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values, object>>

type Options<Values extends FieldValues, Sent extends object> = Checks<Values, Sent> &
  Sends<Values, Sent> & {
    defaults: DefaultValues<Values>
    /** Brings a field into view before it takes the focus: opens its tab. */
    reveal?: (field: string) => void
  }

/**
 * A form over a call: checked by the call's schema with its messages, refusals of the server at their fields,
 * the first failing field focused. Fields take their ids from `idOf`.
 */
export function useRecordForm<Values extends FieldValues, Sent extends object>(
  options: Options<Values, Sent>,
) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { idOf, focus } = useFieldFocus((field) => latest.current.reveal?.(field))
  const checked = useCheckedForm<Values, Sent>(latest, options.defaults)
  const sending = useSending(latest, checked, focus)
  const { form, refuse, errorOf } = checked
  const { isSubmitting, isDirty } = form.formState
  return { form, refuse, errorOf, idOf, isDirty, isSaving: isSubmitting, ...sending }
}

/** The ids of a form's fields, and what brings one of them into view and gives it the focus. */
function useFieldFocus(reveal: (field: string) => void) {
  const formId = useId()
  const idOf = (field: string) => `${formId}-${field}`
  const focus = (field: string | undefined) => {
    if (!field) return
    reveal(field)
    // The tab that was just opened has to be drawn first.
    requestAnimationFrame(() => document.getElementById(idOf(field))?.focus())
  }
  return { idOf, focus }
}
