import { type FocusEvent, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import { controlProps } from './field-parts'
import { loadCheck, type LoadSchema } from './load-check'
import { type FieldProblems, focusNamed, namesOf, useSubmission } from './use-submission'
import { remove, isRecord, save, type StorageKey, load } from './browser-storage'

/** What a form holds, by the names of its fields; a checkbox that is not ticked is absent. */
type FieldTexts = Record<string, string>

type Options<Input> = {
  /** What is checked and sent; by default what the form's fields hold. */
  read?: () => Input
  /** The schema of the call, by which it is checked in the words of `problems`. */
  schema?: LoadSchema
  problems?: ProblemTexts
  /** What is sent beside the fields, so that the schema takes the whole. */
  beside?: Record<string, unknown>
  /** Says what the server would say, where there is no schema. */
  check?: (input: Input) => FieldProblems | Promise<FieldProblems>
  /** A field is checked when it is left, too. */
  checksOnLeave?: boolean
  /** Sends it. What it returns is said of the fields, as a refusal would be. */
  send: (input: Input) => Promise<FieldProblems | void>
  /** Refusals that lead somewhere else. @returns whether this one did */
  onRefused?: (reason: unknown) => boolean
  /** What is said when the server never answered. */
  failed: string
  /** The fields that the schema takes empty, for the marks at their labels. */
  optional?: readonly string[]
  /** Where somebody else looks at the form's fields too. */
  formRef?: RefObject<HTMLFormElement | null>
  /** Under this key what was typed outlives a reload, as long as the window is open (decision 65). */
  draftKey?: StorageKey
}

const thanksMilliseconds = 10_000

const filledIn = (form: HTMLFormElement | null): FieldTexts =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/**
 * A public form: checked before it is sent, with every problem at its field, the first of them focused and read out;
 * busy while it is sent; thanks for ten seconds. Its answers come from the server's own words.
 */
export function usePublicForm<Input = FieldTexts>(options: Options<Input>) {
  const id = useId()
  const ownRef = useRef<HTMLFormElement>(null)
  const form = options.formRef ?? ownRef
  const thanks = useRef<HTMLParagraphElement>(null)
  const [isSent, setSent] = useState(false)
  const { isSending, problems, message, submit, tell, say } = useSubmission({
    failed: options.failed,
    focus: (problems) => focusNamed(form.current, problems),
    onRefused: options.onRefused,
  })
  useDraft(form, options.draftKey)

  useEffect(() => {
    if (!isSent) return
    // The button that was pressed could not hold the focus while it was disabled.
    thanks.current?.focus()
    const timer = setTimeout(() => setSent(false), thanksMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent])

  const [firstField] = namesOf(problems)

  const input = () => (options.read ? options.read() : (filledIn(form.current) as Input))
  const findProblems = async (values: Input): Promise<FieldProblems> => {
    if (!options.schema) return (await options.check?.(values)) ?? {}
    const check = await loadCheck(options.schema)
    return check?.({ ...values, ...options.beside }, options.failed, options.problems) ?? {}
  }
  const checkAndSend = async () => {
    const values = input()
    setSent(false)
    const newProblems = await findProblems(values)
    if (namesOf(newProblems).length > 0) return tell(newProblems)
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
    /** What is said of the form as a whole, where no field is named. */
    failure: namesOf(problems).length > 0 ? '' : message,
    say,
    formProps: {
      ref: form,
      // Were it ever sent without the script, what was typed would not be in the address.
      method: 'post',
      noValidate: true,
      onFocus: () => void (options.schema && loadCheck(options.schema)),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit(checkAndSend)
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name } = event.target as unknown as HTMLInputElement
        if (!options.checksOnLeave || !name || !options.check) return
        void Promise.resolve(options.check(input())).then((newProblems) =>
          say({ [name]: newProblems[name] ?? '' }),
        )
      },
    },
    /**
     * What ties a control to its label, its name, its hint and its problem.
     * @param message where something else is said of it than the form knows
     */
    control: (
      name: string,
      { hint, message = problems[name] }: { hint?: boolean; message?: string } = {},
    ) => ({
      ...controlProps(`${id}-${name}`, { hint, error: message }),
      name,
    }),
    /**
     * What `Field` is told of a control: which one it names, whether it may stay empty, and its problem. The first
     * problem is read out as it appears; the others are quiet, or a refusal would be a torrent.
     * @param message where something else is said of it than the form knows
     */
    fieldProps: (name: string, message = problems[name]) => ({
      id: `${id}-${name}`,
      error: message,
      alert: name === firstField,
      optional: options.optional?.includes(name) ?? false,
    }),
    /** The form is there again before the thanks leave. */
    again: () => {
      tell({})
      setSent(false)
    },
  }
}

/** What a field holds when nobody touched it. */
function startOf(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? ''
}

/** Puts back what was typed before a reload, and keeps what is typed from now on. */
function useDraft(form: RefObject<HTMLFormElement | null>, key: StorageKey | undefined) {
  useEffect(() => {
    const fields = form.current
    if (!fields || !key) return
    const draft = load(sessionStorage, key)
    for (const field of fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const value = isRecord(draft) ? draft[field.name] : undefined
      // What was typed before the script had come is newer.
      if (typeof value !== 'string' || field.value !== startOf(field)) continue
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
      else field.value = value
      // What shows the choice in another way follows it.
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const keepTyped = () => save(sessionStorage, key, filledIn(fields))
    fields.addEventListener('input', keepTyped)
    return () => fields.removeEventListener('input', keepTyped)
  }, [form, key])
}
