'use client'

import dynamic from 'next/dynamic'
import { FieldBox, FieldNotes, describedByIds } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/states'
import styles from './rich-text-field.module.css'

const Editor = dynamic(() => import('./editor').then((module) => module.RichTextEditor), {
  ssr: false,
  loading: () => <Skeleton className={styles.loading} />,
})

type Props = {
  id: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  lang: 'mn' | 'en'
  value: string
  onChange: (html: string) => void
}

/** A rich-text field with its label, hint and error; the editor is loaded on demand. */
export function RichTextField({ id, label, hint, optional, error, lang, value, onChange }: Props) {
  return (
    <FieldBox
      id={id}
      label={label}
      optional={optional}
      // A label element focuses only form controls, and the editor is none; so a click on the label focuses
      // the editor here.
      onLabelClick={() => document.getElementById(id)?.focus()}
    >
      <Editor
        id={id}
        lang={lang}
        value={value}
        onChange={onChange}
        isInvalid={Boolean(error)}
        describedBy={describedByIds(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  )
}
