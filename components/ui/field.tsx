import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { BareInput, BareSelect, BareTextarea } from './bare-field'
import { FieldError } from './field-error'
import styles from './field.module.css'
import { optionalWords } from './optional-words'

type FieldTexts = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Optional fields say so; required ones do not. */
  optional?: boolean
  className?: string
}

/** The ids that describe a control, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** What a control inside `Field` needs to be tied to its label, hint and error. */
export function controlProps(id: string, texts: { hint?: ReactNode; error?: ReactNode }) {
  return { id, 'aria-invalid': texts.error ? true : undefined, 'aria-describedby': describedBy(id, texts) }
}

/** Label above, hint and error below. The control takes `controlProps(id, { hint, error })`. */
function Field({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The same for several controls under one name, such as a row of checkboxes. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <fieldset
      className={clsx(styles.field, className)}
      id={id}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles.label}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

/**
 * A field that no label element can point at: it takes files, or is no form control. The control is named by the id
 * of the label, `<id>-label`.
 */
export function FieldBox({
  id,
  label,
  onLabelClick,
  className,
  children,
  ...props
}: { id: string; label: ReactNode; onLabelClick?: () => void } & Omit<ComponentProps<'div'>, 'id'>) {
  return (
    <div className={clsx(styles.field, className)} data-field={id} {...props}>
      <span className={styles.label} id={`${id}-label`} onClick={onLabelClick}>
        {label}
      </span>
      {children}
    </div>
  )
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  )
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

function OptionalMark() {
  return <span className={styles.optional}> ({optionalWords[usePageLanguage()]})</span>
}

type Control<Element extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Element>, 'id'>

export function Input({ id, label, hint, error, optional, className, ...props }: Control<'input'>) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <BareInput {...controlProps(id, { hint, error })} {...props} />
    </Field>
  )
}

export function Textarea({ id, label, hint, error, optional, className, ...props }: Control<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <BareTextarea {...controlProps(id, { hint, error })} {...props} />
    </Field>
  )
}

export function Select({
  id,
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  ...props
}: Omit<Control<'select'>, 'children'> & {
  options: { value: string; label: string }[]
  placeholder?: string
}) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <BareSelect {...controlProps(id, { hint, error })} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </BareSelect>
    </Field>
  )
}

type Toggle = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

export function Checkbox({ label, className, ...props }: Toggle) {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input type="checkbox" {...props} />
      <span>{label}</span>
    </label>
  )
}

export function Switch({ label, className, ...props }: Toggle) {
  return (
    <label className={clsx(styles.switch, className)}>
      <span>{label}</span>
      <input type="checkbox" role="switch" {...props} />
    </label>
  )
}
