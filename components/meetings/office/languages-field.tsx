'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/ui/field'
import { meetingLanguages } from '@/lib/meetings/schema'
import type { FieldProps } from '../../office/resource/field-kinds'
import styles from './languages-field.module.css'

const arrayOrEmpty = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The field for the languages that a participant speaks, or between which an interpreter translates. */
export function LanguagesField({ id, label, hint, error, optional, value, onChange }: FieldProps) {
  const t = useTranslations('admin.meetingLanguages')
  const chosenLanguages = arrayOrEmpty(value)
  const toggle = (language: string) =>
    onChange(
      // The languages keep a fixed order, so that undoing a choice does not count as a change.
      meetingLanguages.filter((each) => chosenLanguages.includes(each) !== (each === language)),
    )
  return (
    <FieldGroup {...{ id, label, hint, error, optional }}>
      <div className={styles.languages}>
        {meetingLanguages.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              checked={chosenLanguages.includes(language)}
              onChange={() => toggle(language)}
            />
            {t(language)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** The languages of a row as a list of words. */
export function LanguagesCell({ row }: { row: { languages: readonly string[] } }) {
  const t = useTranslations('admin.meetingLanguages')
  return meetingLanguages
    .filter((language) => row.languages.includes(language))
    .map((language) => t(language))
    .join(', ')
}
