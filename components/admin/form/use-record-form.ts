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
import { fieldMessages, type FieldMessage } from '@/lib/api/issues'
import { fileBytesOf, uploadMeter, type UploadProgress } from './upload-progress'

type Input = Record<string, unknown>
/** What `useRecordForm` gives: the form, its state, and the ids and errors of its fields. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>
type SaveProgress = (share: number) => void

type Options<Values extends FieldValues> = {
  /** The call's own input schema: the browser says what the server would say. */
  schema: z.ZodType
  defaults: DefaultValues<Values>
  /** What is amiss beyond the schema: a stored file that was taken away. */
  check?: (values: Values) => FieldMessage[]
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
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const sent = useRef<Partial<Values>>({})
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
    const { schema, toInput, check } = latest.current
    const parsed = schema.safeParse(toInput ? toInput(values) : values)
    const found = [...(parsed.success ? [] : fieldMessages(parsed.error)), ...(check?.(values) ?? [])]
    if (found.length === 0) return { values, errors: {} }
    const entries = found.map(({ path, key, values: inText }) => [
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
      sent.current = form.getValues()
      setProblem(null)
      try {
        const input = toInput ? toInput(values) : values
        const tell = uploadMeter(fileBytesOf(input))
        await save(input, (share) => setProgress(tell(share, performance.now())))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const fields = Object.entries(error.fields).filter(([field]) => field in values)
        // What no field of the form can say is said under it.
        const isSaid = fields.length > 0 || error.fields.version
        setProblem(isSaid ? error : new CallError(error.status, error.message))
        for (const [field, message] of fields) form.setError(field as Path<Values>, { type: 'call', message })
        focus(fields[0]?.[0])
      } finally {
        setProgress(null)
      }
    },
    (found) => {
      isTried.current = true
      const values = form.getValues()
      const shown = Object.keys(found).find((field) => field in values)
      const [first] = Object.values(found)
      setProblem(shown ? null : new CallError(400, String(first?.message ?? t('problems.bad_input'))))
      focus(shown)
    },
  )
  /** Begins anew with these values: nothing was tried, and nothing is amiss. */
  const restart = (values: Values) => {
    isTried.current = false
    setProblem(null)
    form.reset(values)
  }

  /**
   * What was sent is stored: it counts as unsaved no more. What was typed since then stays, and stays unsaved.
   * @param stored the fields that begin anew, such as a file that was sent
   */
  const settle = (stored: Partial<Values> = {}) => {
    const [before, now] = [sent.current, form.getValues()]
    const kept = { ...now, ...before, ...stored }
    form.reset(kept, { keepValues: true })
    for (const field of Object.keys(kept) as Path<Values>[]) {
      const isTyped = now[field] !== before[field]
      if (isTyped) form.setValue(field, now[field], { shouldDirty: true })
      else if (field in stored) form.setValue(field, kept[field])
    }
  }

  /** Tells at its field that a file cannot be taken, after what its removal from the field has set off. */
  const refuse = async (field: Path<Values>, message: string) => {
    if (isTried.current) await form.trigger()
    form.setError(field, { type: 'call', message })
  }

  /** What could not be saved because somebody else saved first. */
  const conflict = problem?.status === 409 && problem.fields.version ? problem : null
  const errorOf = (field: Path<Values>) => {
    const message = (errors as Record<string, { message?: string } | undefined>)[field]?.message
    return message || undefined
  }
  return {
    form,
    submit,
    restart,
    settle,
    refuse,
    idOf,
    errorOf,
    isDirty,
    isSaving: isSubmitting,
    problem,
    conflict,
    progress,
  }
}
