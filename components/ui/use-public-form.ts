import { type FocusEvent, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import { controlProps } from './field-parts'
import { loadFormCheck, type LoadSchema } from './load-check'
import { type FieldProblems, focusFirstProblem, problemFieldNames, useSubmission } from './use-submission'
import { remove, isRecord, save, type StorageKey, load } from './browser-storage'

/** Field values by name; an unticked checkbox is absent. */
type FieldValuesByName = Record<string, string>

type Options<Input> = {
  /** Reads the input to check and send; by default the values of the form's fields. */
  read?: () => Input
  /** The schema of the call; `problems` has the texts for its message keys. */
  schema?: LoadSchema
  problems?: ProblemTexts
  /** Values that the schema requires and that are not fields of the form. */
  beside?: Record<string, unknown>
  /** Finds problems before the form is sent, for a form without a schema. */
  check?: (input: Input) => FieldProblems | Promise<FieldProblems>
  /** Whether `check` also checks a field when it loses the focus. */
  checksOnLeave?: boolean
  /** Sends the form. Problems that it returns are shown at their fields, like those of a refusal. */
  send: (input: Input) => Promise<FieldProblems | void>
  /**
   * Handles a refusal, such as an ended session, in place of a message.
   * @returns whether it handled the refusal
   */
  onRefused?: (reason: unknown) => boolean
  /** The message when the server sent none or did not answer, and for a problem without a text. */
  failed: string
  /** The fields that may be empty; their labels say so. */
  optional?: readonly string[]
  /** A ref to the form, for a caller that reads the form's fields too. */
  formRef?: RefObject<HTMLFormElement | null>
  /** Session storage key of the draft, which survives a reload while the window is open (decision 65). */
  draftKey?: StorageKey
}

const thanksMilliseconds = 10_000

const readFieldValues = (form: HTMLFormElement | null): FieldValuesByName =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/**
 * The state of a public form. The form is checked before it is sent: each problem is shown at its field, and
 * the first field with a problem gets the focus. Thanks are shown for ten seconds. After a refusal, the
 * server's messages are shown at the fields or, if they name no field, for the whole form.
 */
export function usePublicForm<Input = FieldValuesByName>(options: Options<Input>) {
  const id = useId()
  const ownRef = useRef<HTMLFormElement>(null)
  const form = options.formRef ?? ownRef
  const thanks = useRef<HTMLParagraphElement>(null)
  const [isSent, setSent] = useState(false)
  const { isSending, problems, message, submit, tell, say } = useSubmission({
    failureMessage: options.failed,
    focus: (problems) => focusFirstProblem(form.current, problems),
    onRefused: options.onRefused,
  })
  useSessionDraft(form, options.draftKey)

  useEffect(() => {
    if (!isSent) return
    // The thanks take the focus, because the pressed button lost it when it was disabled.
    thanks.current?.focus()
    const timer = setTimeout(() => setSent(false), thanksMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent])

  const [firstField] = problemFieldNames(problems)

  const readInput = () => (options.read ? options.read() : (readFieldValues(form.current) as Input))
  const findProblems = async (values: Input): Promise<FieldProblems> => {
    if (!options.schema) return (await options.check?.(values)) ?? {}
    const check = await loadFormCheck(options.schema)
    return check?.({ ...values, ...options.beside }, options.failed, options.problems) ?? {}
  }
  const checkAndSend = async () => {
    const values = readInput()
    setSent(false)
    const newProblems = await findProblems(values)
    if (problemFieldNames(newProblems).length > 0) return tell(newProblems)
    const serverProblems = await options.send(values)
    if (serverProblems) return tell(serverProblems)
    if (options.draftKey) remove(sessionStorage, options.draftKey)
    form.current?.reset()
    setSent(true)
  }

  return {
    thanks,
    isSending,
    isSent,
    problems,
    /** The message for the whole form; empty if a field has a problem, whose message is at the field. */
    failure: problemFieldNames(problems).length > 0 ? '' : message,
    say,
    formProps: {
      ref: form,
      // With `post`, the values are not in the address if the form is submitted before the script runs.
      method: 'post',
      noValidate: true,
      onFocus: () => void (options.schema && loadFormCheck(options.schema)),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit(checkAndSend)
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name } = event.target as unknown as HTMLInputElement
        if (!options.checksOnLeave || !name || !options.check) return
        void Promise.resolve(options.check(readInput())).then((newProblems) =>
          say({ [name]: newProblems[name] ?? '' }),
        )
      },
    },
    /**
     * The props that tie a control to its label, hint and problem.
     * @param message replaces the problem that the form found
     */
    control: (
      name: string,
      { hint, message = problems[name] }: { hint?: boolean; message?: string } = {},
    ) => ({
      ...controlProps(`${id}-${name}`, { hint, error: message }),
      name,
    }),
    /**
     * The props of `Field` for a control. Only the first problem is an alert, because screen readers would
     * otherwise read out all problems after a refusal.
     * @param message replaces the problem that the form found
     */
    fieldProps: (name: string, message = problems[name]) => ({
      id: `${id}-${name}`,
      error: message,
      alert: name === firstField,
      optional: options.optional?.includes(name) ?? false,
    }),
    /** Shows the form again, before the ten seconds of the thanks are over. */
    again: () => {
      tell({})
      setSent(false)
    },
  }
}

/** Returns the value with which the page rendered a field. */
function initialValueOf(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? ''
}

/** Restores the draft of the form from the session storage after a reload, and saves each later change. */
function useSessionDraft(form: RefObject<HTMLFormElement | null>, key: StorageKey | undefined) {
  useEffect(() => {
    const fields = form.current
    if (!fields || !key) return
    const draft = load(sessionStorage, key)
    for (const field of fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const value = isRecord(draft) ? draft[field.name] : undefined
      // A value typed before the script loaded is newer than the draft.
      if (typeof value !== 'string' || field.value !== initialValueOf(field)) continue
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
      else field.value = value
      // Components that show the choice themselves, such as the country picker, listen for `change`.
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const saveDraft = () => save(sessionStorage, key, readFieldValues(fields))
    fields.addEventListener('input', saveDraft)
    return () => fields.removeEventListener('input', saveDraft)
  }, [form, key])
}
