'use client'

import { clsx } from 'clsx'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { refusalBy, postJson } from '@/lib/api/client'
import type { Locale } from '@/lib/i18n/locale'
import styles from './request-form.module.css'
import fieldStyles from '@/components/ui/field.module.css'

const successMilliseconds = 10_000
const textFields = ['name', 'email', 'phone_number', 'business_type'] as const
const purposes = ['member_request', 'codex_request', 'meeting_request'] as const

type TextField = (typeof textFields)[number]
type Purpose = (typeof purposes)[number]

export type RequestFormTexts = {
  fields: Record<TextField | 'purpose', string>
  purposes: Record<Purpose, string>
  privacy: string
  send: string
  sending: string
  sent: string
  failed: string
  /** By the keys that the schema names. */
  problems: Record<string, string>
}

const inputs: Record<TextField, { type: string; autoComplete: string; maxLength: number }> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone_number: { type: 'tel', autoComplete: 'tel', maxLength: 50 },
  business_type: { type: 'text', autoComplete: 'off', maxLength: 300 },
}

/** The check is loaded when the form is first used; where it does not come, the server's own is enough. */
const loadCheck = () => import('./request-check').catch(() => null)

/**
 * The request to join. Browser and server check by the same schema, in the same words; each message stands at its
 * field, and the first takes the focus.
 */
export function RequestForm({ locale, texts }: { locale: Locale; texts: RequestFormTexts }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const thanks = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (state !== 'sent') return
    // The button that was pressed could not hold the focus while it was switched off.
    thanks.current?.focus()
    const timer = setTimeout(() => setState('idle'), successMilliseconds)
    return () => clearTimeout(timer)
  }, [state])

  const refuse = (fields: Record<string, string>) => {
    setErrors(fields)
    const [first] = Object.keys(fields)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || state === 'sending') return
    const input = { ...Object.fromEntries(new FormData(form.current)), lang: locale }
    setState('sending')
    setErrors({})
    setFailure('')
    const check = await loadCheck()
    const problems = check?.requestProblems(input) ?? []
    if (problems.length > 0) {
      setState('idle')
      refuse(Object.fromEntries(problems.map(({ path, key }) => [path, texts.problems[key] ?? texts.failed])))
      return
    }
    try {
      await postJson(`/client/insert/office-request?lang=${locale}`, input)
      form.current.reset()
      setState('sent')
    } catch (error) {
      setState('idle')
      setFailure(refusalBy(error)?.message ?? texts.failed)
      refuse(refusalBy(error)?.fields ?? {})
    }
  }
  const notes = (field: string) =>
    errors[field] && <FieldError id={`${id}-${field}-error`}>{errors[field]}</FieldError>
  const tied = (field: string) => ({
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${id}-${field}-error` : undefined,
  })

  return (
    // Were it ever sent without the script, what was typed would not stand in the address.
    <form
      ref={form}
      className={styles.requestForm}
      method="post"
      onFocus={() => void loadCheck()}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {textFields.map((field) => (
        <div className={clsx(fieldStyles.field, styles.field)} key={field}>
          <label className={fieldStyles.label} htmlFor={`${id}-${field}`}>
            {texts.fields[field]}
          </label>
          <input
            className={fieldStyles.input}
            id={`${id}-${field}`}
            name={field}
            {...inputs[field]}
            {...tied(field)}
          />
          {notes(field)}
        </div>
      ))}
      <fieldset className={clsx(fieldStyles.field, styles.field)}>
        <legend className={fieldStyles.label}>{texts.fields.purpose}</legend>
        {purposes.map((purpose) => (
          <label className={fieldStyles.checkbox} key={purpose}>
            <input type="checkbox" name={purpose} value="true" {...tied(purpose)} />
            <span>{texts.purposes[purpose]}</span>
          </label>
        ))}
        {notes('member_request')}
      </fieldset>
      {/* For programs that fill in every field; people neither see nor reach it. */}
      <div hidden aria-hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={fieldStyles.hint}>{texts.privacy}</p>
      <Button type="submit" disabled={state === 'sending'}>
        {state === 'sending' ? texts.sending : texts.send}
      </Button>
      <div role="status" aria-live="polite">
        {state === 'sent' && (
          <p className={styles.sent} ref={thanks} tabIndex={-1}>
            {texts.sent}
          </p>
        )}
        {failure && Object.keys(errors).length === 0 && <FieldError>{failure}</FieldError>}
      </div>
    </form>
  )
}
