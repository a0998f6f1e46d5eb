'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { BareInput, BareTextarea } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field, FieldHint } from '@/components/ui/field-parts'
import { FieldError } from '@/components/ui/field-error'
import { Honeypot } from '@/components/ui/honeypot'
import type { usePublicForm } from '@/components/ui/use-public-form'
import styles from './dialog-form.module.css'

type Form = ReturnType<typeof usePublicForm>

export type DialogFormTexts = {
  note: ReactNode
  cancel: string
  send: string
  sending: string
  sent: string
  done: string
  /** The text of the counter, in which `{count}` and `{max}` are replaced. */
  count: string
  /** The fields that may stay empty. */
  optional: readonly string[]
}

type FrameProps = { form: Form; texts: DialogFormTexts; children: ReactNode }

/**
 * The frame of a form in a dialog: its fields, a note on what happens with the data, and its buttons. After
 * the form is sent, a message of thanks replaces it.
 */
export function DialogForm({ form, texts, children }: FrameProps) {
  const { formProps, isSending, isSent, failure, thanks } = form
  const resetAndClose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    form.again()
    currentTarget.closest('dialog')?.close()
  }
  return (
    <>
      <form className={styles.form} hidden={isSent} {...formProps}>
        <div className={styles.body}>
          {children}
          <Honeypot />
          <FieldHint>{texts.note}</FieldHint>
        </div>
        <div role="alert" className={styles.failure}>
          {failure && <FieldError>{failure}</FieldError>}
        </div>
        <div className={styles.foot}>
          <Button variant="quiet" onClick={resetAndClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
        </div>
      </form>
      <div role="status">
        {isSent && (
          <>
            <div className={styles.body}>
              <p className={styles.sent} ref={thanks} tabIndex={-1}>
                {texts.sent}
              </p>
            </div>
            <div className={styles.foot}>
              <Button onClick={resetAndClose}>{texts.done}</Button>
            </div>
          </>
        )}
      </div>
    </>
  )
}

type FieldProps = {
  form: Form
  name: string
  label: string
  maxLength: number
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
}

/** A field of one line in the form of a dialog. */
export function DialogField({ form, name, label, type = 'text', ...input }: FieldProps) {
  return (
    <Field {...form.fieldProps(name)} label={label}>
      <BareInput type={type} {...input} {...form.control(name)} />
    </Field>
  )
}

/** A field for a longer text, with a counter of its characters. */
export function DialogTextarea({
  form,
  name,
  label,
  countTemplate,
  maxLength,
}: Pick<FieldProps, 'form' | 'name' | 'label' | 'maxLength'> & { countTemplate: string }) {
  const [letters, setLetters] = useState(0)
  const countText = countTemplate
    .replace('{count}', String(form.isSent ? 0 : letters))
    .replace('{max}', maxLength.toLocaleString('en'))
  return (
    <Field {...form.fieldProps(name)} label={label} hint={<span className="num">{countText}</span>}>
      <BareTextarea
        rows={4}
        maxLength={maxLength}
        onInput={(event) => setLetters(event.currentTarget.value.length)}
        {...form.control(name, { hint: true })}
      />
    </Field>
  )
}
