import { useTranslations } from 'next-intl'
import { useRef, useState, type RefObject } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError, asVersionConflict } from '@/lib/platform/api/call-error'
import { totalFileBytes, createUploadMeter, type UploadProgress } from './upload-progress'
import type { FormChecks, useCheckedForm } from './use-checked-form'

type Saving = {
  onProgress: (share: number) => void
  /** Whether the form stays open after the save. */
  stays: boolean
}

export type SubmissionOptions<Values extends FieldValues, Sent extends object> = Pick<
  FormChecks<Values, Sent>,
  'toInput'
> & {
  /** @param input has no `version` when it overwrites a save by someone else */
  save: (input: Sent, saving: Saving) => Promise<void>
}

/**
 * Returns functions that check and send a form, and the progress and problem of the last save. Refusals of
 * the server appear at their fields, and the first invalid field is focused.
 * @param focus makes a field visible and focuses it
 */
export function useFormSubmission<Values extends FieldValues, Sent extends object>(
  latestOptions: RefObject<SubmissionOptions<Values, Sent>>,
  { form, errorsIn, setTried }: ReturnType<typeof useCheckedForm<Values, Sent>>,
  focus: (field: string | undefined) => void,
) {
  const t = useTranslations()
  const [problem, setProblem] = useState<CallError | null>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const sentValues = useRef<Partial<Values>>({})
  const stays = useRef(false)

  const sendAndShowRefusal = async (values: Values, overwrites: boolean) => {
    const { save, toInput } = latestOptions.current
    setTried(true)
    sentValues.current = form.getValues()
    setProblem(null)
    try {
      const input = overwrites ? { ...toInput(values), version: undefined } : toInput(values)
      const tell = createUploadMeter(totalFileBytes(input))
      const onProgress = (share: number) => setProgress(tell(share, performance.now()))
      await save(input, { onProgress, stays: stays.current })
    } catch (error) {
      showRefusalOrRethrow(error, values)
    } finally {
      setProgress(null)
    }
  }
  const showRefusalOrRethrow = (error: unknown, values: Values) => {
    const { callError, fields } = splitRefusalOrRethrow(error, values)
    setProblem(callError)
    for (const [field, message] of fields) form.setError(field as Path<Values>, { type: 'call', message })
    focus(fields[0]?.[0])
  }
  const showProblemsAndFocusFirst = (fieldErrors: FieldErrors<Values>) => {
    setTried(true)
    const values = form.getValues()
    const paths = Object.keys(fieldErrors)
    const firstShown = paths.find((path) => hasField(path, values))
    const [first] = Object.values(fieldErrors)
    setProblem(firstShown ? null : new CallError(400, String(first?.message ?? t('problems.bad_input'))))
    focus(firstShown ?? paths[0])
  }
  const submit = (overwrites: boolean) =>
    form.handleSubmit((values) => sendAndShowRefusal(values, overwrites), showProblemsAndFocusFirst)()

  return {
    problem,
    /** The refusal of a save because someone else saved the record first; null otherwise. */
    conflict: asVersionConflict(problem),
    progress,
    /** @param staysOpen whether the form stays open after the save */
    save: (staysOpen = false) => {
      stays.current = staysOpen
      return submit(false)
    },
    /** Saves the current values and overwrites what someone else saved. */
    overwrite: () => submit(true),
    /** If the form is valid, passes its input to another action, such as a preview. */
    offer: async (take: (input: Sent) => Promise<void>) => {
      const values = form.getValues()
      if (!(await form.trigger())) return showProblemsAndFocusFirst(errorsIn(values))
      setProblem(null)
      const { toInput } = latestOptions.current
      await take(toInput(values)).catch((error: unknown) => showRefusalOrRethrow(error, values))
    },
    /** Resets the form to these values and removes its messages. */
    restart: (values: Values) => {
      setTried(false)
      setProblem(null)
      form.reset(values)
    },
    /**
     * Marks the sent values as saved. Values typed after sending stay unsaved.
     * @param freshValues new values of fields that are reset, such as a sent file
     */
    settle: (freshValues: Partial<Values> = {}) => markAsSaved(form, sentValues.current, freshValues),
  }
}

/** Whether a form has the field that a path starts with, such as `contacts` in `contacts.0.contact_value`. */
const hasField = (path: string, values: FieldValues) => (path.split('.')[0] ?? '') in values

/**
 * Returns a refusal of the server, and separately its messages for fields of this form. If there is no
 * such message and no version conflict, the messages for other fields are dropped, so that the general
 * message is shown. Throws any other error again.
 */
function splitRefusalOrRethrow(
  error: unknown,
  values: FieldValues,
): { callError: CallError; fields: [string, string][] } {
  if (!(error instanceof CallError)) throw error
  const fields = Object.entries(error.fields).filter(([path]) => hasField(path, values))
  const isSaid = fields.length > 0 || error.fields.version
  return { callError: isSaid ? error : new CallError(error.status, error.message), fields }
}

function markAsSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sentValues: Partial<Values>,
  freshValues: Partial<Values>,
): void {
  const now = form.getValues()
  const newDefaults = { ...now, ...sentValues, ...freshValues }
  form.reset(newDefaults, { keepValues: true })
  for (const field of Object.keys(newDefaults) as Path<Values>[]) {
    const isTyped = now[field] !== sentValues[field]
    if (isTyped) form.setValue(field, now[field], { shouldDirty: true })
    else if (field in freshValues) form.setValue(field, newDefaults[field])
  }
}
