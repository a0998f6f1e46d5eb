'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import type * as z from 'zod'
import { CallError } from '@/lib/api/client'
import { fieldMessages } from '@/lib/api/issues'

type Input = Record<string, unknown>
/** What `useRecordForm` gives: the form, its state, and the ids and errors of its fields. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>
type SaveProgress = (share: number) => void

type Options<Values extends FieldValues> = {
  /** The call's own input schema: the browser says what the server would say. */
  schema: z.ZodType
  defaults: DefaultValues<Values>
  /** What is checked and sent, where it is not what is typed. */
  toInput?: (values: Values) => Input
  save: (input: Input, onProgress: SaveProgress) => Promise<void>
  /** Brings a field into view before it takes the focus: opens its tab. */
  reveal?: (field: string) => void
}

/**
 * A form over a call: checked by the call's schema with its messages, refusals of the server at their fields,
 * the first failing field focused. Fields take their ids from `idOf`.
 */
export function useRecordForm<Values extends FieldValues>(options: Options<Values>) {
  const t = useTranslations()
  const formId = useId()
  const [problem, setProblem] = useState<CallError | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const idOf = useCallback((field: string) => `${formId}-${field}`, [formId])
  const focus = useCallback(
    (field: string | undefined) => {
      if (!field) return
      latest.current.reveal?.(field)
      // The tab that was just opened has to be drawn first.
      requestAnimationFrame(() => document.getElementById(idOf(field))?.focus())
    },
    [idOf],
  )

  const resolver: Resolver<Values> = (values) => {
    const { schema, toInput } = latest.current
    const parsed = schema.safeParse(toInput ? toInput(values) : values)
    if (parsed.success) return { values, errors: {} }
    const entries = fieldMessages(parsed.error).map(({ path, key, values: inText }) => [
      path,
      { type: 'call', message: t(key, inText) },
    ])
    return { values: {}, errors: Object.fromEntries(entries) as FieldErrors<Values> }
  }
  const form = useForm<Values>({ defaultValues: options.defaults, resolver, shouldFocusError: false })

  // Some checks look at several fields: after the first try, each change tells all of them anew.
  const isTried = useRef(false)
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      if (isTried.current && !form.formState.isSubmitting) void form.trigger()
    })
    return unsubscribe
  }, [form])
  const { isSubmitting, isDirty, errors } = form.formState

  const submit = form.handleSubmit(
    async (values) => {
      const { save, toInput } = latest.current
      isTried.current = true
      setProblem(null)
      try {
        await save(toInput ? toInput(values) : values, setProgress)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setProblem(error)
        const fields = Object.entries(error.fields).filter(([field]) => field in values)
        for (const [field, message] of fields) form.setError(field as Path<Values>, { type: 'call', message })
        focus(fields[0]?.[0])
      } finally {
        setProgress(null)
      }
    },
    (found) => {
      isTried.current = true
      focus(Object.keys(found)[0])
    },
  )
  /** Begins anew with these values: nothing was tried, and nothing is amiss. */
  const restart = (values: Values) => {
    isTried.current = false
    setProblem(null)
    form.reset(values)
  }

  const errorOf = (field: Path<Values>) => {
    const message = (errors as Record<string, { message?: string } | undefined>)[field]?.message
    return message || undefined
  }
  return { form, submit, restart, idOf, errorOf, isDirty, isSaving: isSubmitting, problem, progress }
}
