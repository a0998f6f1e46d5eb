import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import type { Locale } from '@/lib/platform/i18n/locale'
import { FieldError } from './field-error'
import styles from './field-parts.module.css'
import { optionalWords } from './optional-words'

export type FieldTexts = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /**
   * Whether screen readers announce the error when it appears; needed unless the focus moves to the control.
   */
  alert?: boolean
  /** Marks the field as optional, in the page's language or in the given one. */
  optional?: boolean | Locale
  className?: string
}

/** Returns the ids of the hint and error of a control, for its `aria-describedby`. */
export function describedByIds(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** The props that tie a control inside `Field` to its label, hint and error. */
export function controlProps(id: string, texts: { hint?: ReactNode; error?: ReactNode }) {
  return { id, 'aria-invalid': texts.error ? true : undefined, 'aria-describedby': describedByIds(id, texts) }
}

/**
 * A control with its label above and its hint and error below. The control takes `controlProps(id, { hint,
 * error })`.
 */
export function Field({
  id,
  label,
  optional,
  className,
  children,
  ...notes
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark lang={optional} />}
      </label>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

/** Like `Field`, for several controls under one label, such as a row of checkboxes. */
export function FieldGroup({
  id,
  label,
  optional,
  className,
  children,
  ...notes
}: FieldTexts & { children: ReactNode }) {
  return (
    <fieldset
      className={clsx(styles.field, className)}
      id={id}
      aria-describedby={describedByIds(id, notes)}
      data-invalid={notes.error ? '' : undefined}
    >
      <legend className={styles.label}>
        {label}
        {optional && <OptionalMark lang={optional} />}
      </legend>
      {children}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}

/** A field without a `<label>` element, such as rich text. The control must refer to the id `<id>-label`. */
export function FieldBox({
  id,
  label,
  optional,
  onLabelClick,
  className,
  children,
  ...props
}: Pick<FieldTexts, 'id' | 'label' | 'optional'> & { onLabelClick?: () => void } & Omit<
    ComponentProps<'div'>,
    'id'
  >) {
  return (
    <div className={clsx(styles.field, className)} data-field={id} {...props}>
      <span className={styles.label} id={`${id}-label`} onClick={onLabelClick}>
        {label}
        {optional && <OptionalMark lang={optional} />}
      </span>
      {children}
    </div>
  )
}

export function FieldHint({
  id,
  className,
  children,
}: Pick<ComponentProps<'p'>, 'id' | 'className' | 'children'>) {
  return (
    <p className={clsx(styles.hint, className)} id={id}>
      {children}
    </p>
  )
}

/** The hint and error under a control, with the ids that `controlProps` uses. */
export function FieldNotes({ id, hint, error, alert }: Pick<FieldTexts, 'id' | 'hint' | 'error' | 'alert'>) {
  return (
    <>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && (
        <FieldError alert={alert} id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </>
  )
}

function OptionalMark({ lang }: { lang: true | Locale }) {
  const language = usePageLanguage()
  return <span className={styles.optional}> ({optionalWords[lang === true ? language : lang]})</span>
}

export type Toggle = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

export function Checkbox({ label, className, ...props }: Toggle) {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input type="checkbox" {...props} />
      <span>{label}</span>
    </label>
  )
}
