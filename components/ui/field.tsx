import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { BareInput, BareSelect, BareTextarea } from './bare-field'
import { controlProps, Field, type FieldTexts, type Toggle } from './field-parts'
import styles from './field-parts.module.css'

// Forms that need only these parts import them from `field-parts`, so that they do not load the rest of this
// module.
export {
  Checkbox,
  controlProps,
  describedByIds,
  FieldBox,
  FieldGroup,
  FieldHint,
  FieldNotes,
} from './field-parts'

type Control<Element extends 'input' | 'textarea' | 'select'> = Omit<FieldTexts, 'alert'> &
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

export function Switch({ label, className, ...props }: Toggle) {
  return (
    <label className={clsx(styles.switch, className)}>
      <span>{label}</span>
      <input type="checkbox" role="switch" {...props} />
    </label>
  )
}
