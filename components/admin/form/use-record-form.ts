'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { CallError, conflictBy } from '@/lib/api/client'
import { fieldMessages, type FieldMessage } from '@/lib/api/issues'
import { fileBytesOf, uploadMeter, type UploadProgress } from './upload-progress'

/** What `useRecordForm` gives: the form, its state, and the ids and errors of its fields, whatever it sends. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values, object>>
type Saving = {
  onProgress: (share: number) => void
  /** The form stays open behind the save. */
  stays: boolean
}

type Options<Values extends FieldValues, Sent extends object> = {
  /** The call's own input schema: the browser says what the server would say. */
  schema: z.ZodType
  defaults: DefaultValues<Values>
  /** What is amiss beyond the schema: a stored file that was taken away. */
  check?: (values: Values) => FieldMessage[]
  /** What is checked and sent. */
  toInput: (values: Values) => Sent
  /** @param input without its version where it is to be saved over what somebody else saved */
  save: (input: Sent, saving: Saving) => Promise<void>
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
  const t = useTranslations()
  const [problem, setProblem] = useState<CallError | null>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const sent = useRef<Partial<Values>>({})
  const stays = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const { idOf, focus } = useFieldFocus((field) => latest.current.reveal?.(field))
  const errorsIn = (values: Values) =>
    errorsOf<Values>(problemsOf(latest.current, values), ({ key, values: inText }) => t(key, inText))
  const resolver: Resolver<Values> = (values) => {
    const errors = errorsIn(values)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<Values>({ defaultValues: options.defaults, resolver, shouldFocusError: false })

  const isTried = useRef(false)
  useTellAnew(form, isTried)
  const { isSubmitting, isDirty, errors } = form.formState

  const send = async (values: Values, overwrites: boolean) => {
    const { save, toInput } = latest.current
    isTried.current = true
    sent.current = form.getValues()
    setProblem(null)
    try {
      const input = overwrites ? { ...toInput(values), version: undefined } : toInput(values)
      const tell = uploadMeter(fileBytesOf(input))
      const onProgress = (share: number) => setProgress(tell(share, performance.now()))
      await save(input, { onProgress, stays: stays.current })
    } catch (error) {
      tellRefusal(error, values)
    } finally {
      setProgress(null)
    }
  }
  const tellRefusal = (error: unknown, values: Values) => {
    const { told, fields } = refusalOf(error, values)
    setProblem(told)
    for (const [field, message] of fields) form.setError(field as Path<Values>, { type: 'call', message })
    focus(fields[0]?.[0])
  }
  const tellProblems = (found: FieldErrors<Values>) => {
    isTried.current = true
    const values = form.getValues()
    const shown = Object.keys(found).find((field) => field in values)
    const [first] = Object.values(found)
    setProblem(shown ? null : new CallError(400, String(first?.message ?? t('problems.bad_input'))))
    focus(shown)
  }
  const submit = (overwrites: boolean) =>
    form.handleSubmit((values) => send(values, overwrites), tellProblems)()
  /** @param staysOpen the form stays open behind the save */
  const save = (staysOpen = false) => {
    stays.current = staysOpen
    return submit(false)
  }
  /** Gives what is typed to something beside the save, such as a preview, when it could be saved. */
  const offer = async (take: (input: Sent) => Promise<void>) => {
    const values = form.getValues()
    if (!(await form.trigger())) return tellProblems(errorsIn(values))
    setProblem(null)
    const { toInput } = latest.current
    await take(toInput(values)).catch((error: unknown) => tellRefusal(error, values))
  }
  /** Saves as it was tried last, over what somebody else saved meanwhile. */
  const overwrite = () => submit(true)

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
  const settle = (stored: Partial<Values> = {}) => settleForm(form, sent.current, stored)

  /** Tells at its field that a file cannot be taken, after what its removal from the field has set off. */
  const refuse = async (field: Path<Values>, message: string) => {
    if (isTried.current) await form.trigger()
    form.setError(field, { type: 'call', message })
  }

  /** What could not be saved because somebody else saved first. */
  const conflict = conflictBy(problem)
  const errorOf = (field: Path<Values>) => {
    const message = (errors as Record<string, { message?: string } | undefined>)[field]?.message
    return message || undefined
  }
  return {
    form,
    save,
    overwrite,
    offer,
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

/** Some checks look at several fields: after the first try, each change tells all of them anew. */
function useTellAnew<Values extends FieldValues>(form: UseFormReturn<Values>, isTried: RefObject<boolean>) {
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      if (isTried.current && !form.formState.isSubmitting) void form.trigger()
    })
    return unsubscribe
  }, [form, isTried])
}

/** What is amiss with what is typed, by the call's schema and by the form's own check. */
function problemsOf<Values extends FieldValues, Sent extends object>(
  { schema, toInput, check }: Options<Values, Sent>,
  values: Values,
): FieldMessage[] {
  const parsed = schema.safeParse(toInput(values))
  return [...(parsed.success ? [] : fieldMessages(parsed.error)), ...(check?.(values) ?? [])]
}

function errorsOf<Values extends FieldValues>(
  problems: readonly FieldMessage[],
  say: (problem: FieldMessage) => string,
): FieldErrors<Values> {
  const entries = problems.map((problem) => [problem.path, { type: 'call', message: say(problem) }])
  return Object.fromEntries(entries) as FieldErrors<Values>
}

/** What a form tells of a refusal, and at which of its fields. What none of them can say is said under it. */
function refusalOf(error: unknown, values: FieldValues): { told: CallError; fields: [string, string][] } {
  if (!(error instanceof CallError)) throw error
  const fields = Object.entries(error.fields).filter(([field]) => field in values)
  const isSaid = fields.length > 0 || error.fields.version
  return { told: isSaid ? error : new CallError(error.status, error.message), fields }
}

function settleForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  before: Partial<Values>,
  stored: Partial<Values>,
): void {
  const now = form.getValues()
  const kept = { ...now, ...before, ...stored }
  form.reset(kept, { keepValues: true })
  for (const field of Object.keys(kept) as Path<Values>[]) {
    const isTyped = now[field] !== before[field]
    if (isTyped) form.setValue(field, now[field], { shouldDirty: true })
    else if (field in stored) form.setValue(field, kept[field])
  }
}
