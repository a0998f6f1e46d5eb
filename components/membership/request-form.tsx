'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '@/components/ui/field-error'
import { refusalBy, postJson } from '@/lib/api/client'
import type { Locale } from '@/lib/i18n/locale'

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
}

const inputs: Record<TextField, { type: string; autoComplete: string; maxLength: number }> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone_number: { type: 'tel', autoComplete: 'tel', maxLength: 50 },
  business_type: { type: 'text', autoComplete: 'off', maxLength: 300 },
}

/** The request to join. The server checks; each of its messages stands at its field, the first takes focus. */
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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || state === 'sending') return
    const filled = new FormData(form.current)
    setState('sending')
    setErrors({})
    setFailure('')
    try {
      const input = { ...Object.fromEntries(filled), lang: locale }
      await postJson(`/client/insert/office-request?lang=${locale}`, input)
      form.current.reset()
      setState('sent')
    } catch (error) {
      setState('idle')
      const fields = refusalBy(error)?.fields ?? {}
      setErrors(fields)
      setFailure(refusalBy(error)?.message ?? texts.failed)
      const [first] = Object.keys(fields)
      if (first) form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
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
      className="request-form"
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {textFields.map((field) => (
        <div className="field" key={field}>
          <label className="field__label" htmlFor={`${id}-${field}`}>
            {texts.fields[field]}
          </label>
          <input className="input" id={`${id}-${field}`} name={field} {...inputs[field]} {...tied(field)} />
          {notes(field)}
        </div>
      ))}
      <fieldset className="field">
        <legend className="field__label">{texts.fields.purpose}</legend>
        {purposes.map((purpose) => (
          <label className="checkbox" key={purpose}>
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
      <p className="field__hint">{texts.privacy}</p>
      <button className="button" type="submit" disabled={state === 'sending'}>
        {state === 'sending' ? texts.sending : texts.send}
      </button>
      <div role="status" aria-live="polite">
        {state === 'sent' && (
          <p className="request-form__sent" ref={thanks} tabIndex={-1}>
            {texts.sent}
          </p>
        )}
        {failure && Object.keys(errors).length === 0 && <FieldError>{failure}</FieldError>}
      </div>
    </form>
  )
}
