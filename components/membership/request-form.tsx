'use client'

import type { ReactNode } from 'react'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Checkbox, Field, FieldGroup, FieldHint, FieldNotes } from '@/components/ui/field-parts'
import { FieldError } from '@/components/ui/field-error'
import { Honeypot } from '@/components/ui/honeypot'
import { usePublicForm } from '@/components/ui/use-public-form'
import { callApi } from '@/lib/wiring/calls/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import { requestLettersMax } from '@/lib/office/requests/limits'
import styles from './request-form.module.css'

const textFields = ['name', 'email', 'phone_number', 'business_type'] as const
const purposes = ['member_request', 'codex_request', 'meeting_request'] as const

type TextField = (typeof textFields)[number]
type Purpose = (typeof purposes)[number]

export type RequestFormTexts = {
  fields: Record<TextField | 'purpose', string>
  purposes: Record<Purpose, string>
  privacy: ReactNode
  send: string
  sending: string
  sent: string
  failed: string
  /** The messages, by the message keys that the schema reports. */
  problems: ProblemTexts
  /** The fields that may be empty. */
  optional: readonly string[]
}

const inputs: Record<TextField, { type: string; autoComplete: string }> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone_number: { type: 'tel', autoComplete: 'tel' },
  business_type: { type: 'text', autoComplete: 'off' },
}

const loadSchema = () =>
  import('@/lib/office/requests/schema').then(({ officeRequestForm }) => officeRequestForm)

/**
 * The form for requests to the office: to become a member, to join the codex, or to meet. Browser and server
 * check it by the same schema with the same messages. Each message is shown at its field, and the first
 * invalid field is focused.
 */
export function RequestForm({ locale, texts }: { locale: Locale; texts: RequestFormTexts }) {
  const { formProps, failure, isSending, isSent, thanks, control, fieldProps } = usePublicForm({
    draftKey: 'strata.office-request',
    failed: texts.failed,
    optional: texts.optional,
    schema: loadSchema,
    beside: { lang: locale },
    problems: texts.problems,
    send: async (input) => {
      const chosenPurposes = Object.fromEntries(
        purposes.map((purpose) => [purpose, input[purpose] === 'true']),
      )
      await callApi(
        'POST /client/insert/office-request',
        { ...input, ...chosenPurposes, lang: locale },
        { lang: locale },
      )
    },
  })

  return (
    <form className={styles.requestForm} {...formProps}>
      {textFields.map((name) => (
        <Field key={name} {...fieldProps(name)} label={texts.fields[name]} className={styles.field}>
          <BareInput {...inputs[name]} maxLength={requestLettersMax[name]} {...control(name)} />
        </Field>
      ))}
      <FieldGroup id={fieldProps('purpose').id} label={texts.fields.purpose} className={styles.field}>
        {purposes.map((purpose) => (
          <Checkbox key={purpose} value="true" label={texts.purposes[purpose]} {...control(purpose)} />
        ))}
        <FieldNotes {...fieldProps('member_request')} />
      </FieldGroup>
      <Honeypot />
      <FieldHint>{texts.privacy}</FieldHint>
      <Button type="submit" disabled={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
      <div role="status" aria-live="polite">
        {isSent && (
          <p className={styles.sent} ref={thanks} tabIndex={-1}>
            {texts.sent}
          </p>
        )}
      </div>
      {failure && <FieldError alert>{failure}</FieldError>}
    </form>
  )
}
