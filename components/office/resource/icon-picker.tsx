'use client'

import { FieldGroup } from '@/components/ui/field'
import { SocialIcon } from '@/components/ui/social-icon'
import type { FieldProps } from './field-kinds'
import styles from './icon-picker.module.css'

/** A group of radio buttons with pictures, to choose the icon of a social network. */
export function IconPicker({
  id,
  label,
  error,
  optional,
  choices,
  name,
  value,
  onChange,
  onBlur,
}: FieldProps) {
  const chosenIcon = String(value ?? '')
  return (
    <FieldGroup id={`${id}-group`} label={label} error={error} optional={optional}>
      <div className={styles.picker}>
        {choices.map((choice, at) => (
          <label key={choice.value}>
            <input
              type="radio"
              // The chosen radio button, or the first if none is chosen, has the field's id, so that the form
              // can focus it.
              id={choice.value === chosenIcon || (!chosenIcon && at === 0) ? id : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === chosenIcon}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <SocialIcon name={choice.value} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
