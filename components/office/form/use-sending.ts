import { useTranslations } from 'next-intl'
import { useRef, useState, type RefObject } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError, conflictBy } from '@/lib/platform/api/call-error'
import { fileBytesOf, uploadMeter, type UploadProgress } from './upload-progress'
import type { Checks, useCheckedForm } from './use-checked-form'

type Saving = {
  onProgress: (share: number) => void
  /** The form stays open behind the save. */
  stays: boolean
}

/** How a form is sent. */
export type Sends<Values extends FieldValues, Sent extends object> = Pick<Checks<Values, Sent>, 'toInput'> & {
  /** @param input without its version where it is to be saved over what somebody else saved */
  save: (input: Sent, saving: Saving) => Promise<void>
}

/**
 * Sends a checked form: refusals of the server stand at their fields, and the first failing field takes the focus.
 * @param focus brings a field into view and gives it the focus
 */
export function useSending<Values extends FieldValues, Sent extends object>(
  latest: RefObject<Sends<Values, Sent>>,
  { form, errorsIn, setTried }: ReturnType<typeof useCheckedForm<Values, Sent>>,
  focus: (field: string | undefined) => void,
) {
  const t = useTranslations()
  const [problem, setProblem] = useState<CallError | null>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const sentValues = useRef<Partial<Values>>({})
  const stays = useRef(false)

  const send = async (values: Values, overwrites: boolean) => {
    const { save, toInput } = latest.current
    setTried(true)
    sentValues.current = form.getValues()
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
    const { callError, fields } = refusalOf(error, values)
    setProblem(callError)
    for (const [field, message] of fields) form.setError(field as Path<Values>, { type: 'call', message })
    focus(fields[0]?.[0])
  }
  const tellProblems = (fieldErrors: FieldErrors<Values>) => {
    setTried(true)
    const values = form.getValues()
    const paths = Object.keys(fieldErrors)
    const firstShown = paths.find((path) => isShown(path, values))
    const [first] = Object.values(fieldErrors)
    setProblem(firstShown ? null : new CallError(400, String(first?.message ?? t('problems.bad_input'))))
    focus(firstShown ?? paths[0])
  }
  const submit = (overwrites: boolean) =>
    form.handleSubmit((values) => send(values, overwrites), tellProblems)()

  return {
    problem,
    /** What could not be saved because somebody else saved first. */
    conflict: conflictBy(problem),
    progress,
    /** @param staysOpen the form stays open behind the save */
    save: (staysOpen = false) => {
      stays.current = staysOpen
      return submit(false)
    },
    /** Saves as it was tried last, over what somebody else saved meanwhile. */
    overwrite: () => submit(true),
    /** Gives what is typed to something beside the save, such as a preview, when it could be saved. */
    offer: async (take: (input: Sent) => Promise<void>) => {
      const values = form.getValues()
      if (!(await form.trigger())) return tellProblems(errorsIn(values))
      setProblem(null)
      const { toInput } = latest.current
      await take(toInput(values)).catch((error: unknown) => tellRefusal(error, values))
    },
    /** Begins anew with these values: nothing was tried, and nothing is amiss. */
    restart: (values: Values) => {
      setTried(false)
      setProblem(null)
      form.reset(values)
    },
    /**
     * What was sent is stored: it counts as unsaved no more. What was typed since then stays, and stays unsaved.
     * @param freshValues the fields that begin anew, such as a file that was sent
     */
    settle: (freshValues: Partial<Values> = {}) => settleForm(form, sentValues.current, freshValues),
  }
}

/** Whether a form has the field of a path, such as `contacts.0.contact_value`. */
const isShown = (path: string, values: FieldValues) => (path.split('.')[0] ?? '') in values

/** What a form tells of a refusal, and at which of its fields. What none of them can say is said under it. */
function refusalOf(
  error: unknown,
  values: FieldValues,
): { callError: CallError; fields: [string, string][] } {
  if (!(error instanceof CallError)) throw error
  const fields = Object.entries(error.fields).filter(([path]) => isShown(path, values))
  const isSaid = fields.length > 0 || error.fields.version
  return { callError: isSaid ? error : new CallError(error.status, error.message), fields }
}

function settleForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  before: Partial<Values>,
  freshValues: Partial<Values>,
): void {
  const now = form.getValues()
  const newDefaults = { ...now, ...before, ...freshValues }
  form.reset(newDefaults, { keepValues: true })
  for (const field of Object.keys(newDefaults) as Path<Values>[]) {
    const isTyped = now[field] !== before[field]
    if (isTyped) form.setValue(field, now[field], { shouldDirty: true })
    else if (field in freshValues) form.setValue(field, newDefaults[field])
  }
}
