'use client'

import { FieldGroup } from '@/components/ui/field'
import { SocialIcon } from '@/components/ui/social-icon'
import type { FieldProps } from './field-kinds'
import styles from './icon-picker.module.css'

/** Chooses the mark of a network: a radio group of named pictures. */
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
              // The chosen radio, or else the first, has the field's id: the form focuses it.
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
