'use client'

import { clsx } from 'clsx'
import dynamic from 'next/dynamic'
import { FieldNotes, describedBy } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/states'

const Editor = dynamic(() => import('./editor').then((module) => module.RichTextEditor), {
  ssr: false,
  loading: () => <Skeleton className="editor__loading" />,
})

type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  lang: 'mn' | 'en'
  value: string
  onChange: (html: string) => void
}

/** Rich text with its label, hint and error; the editor itself comes when it is needed. */
export function RichTextField({ id, label, hint, error, lang, value, onChange }: Props) {
  return (
    <div className={clsx('field', error && 'editor-field--bad')}>
      {/* A label element points only at form controls; a click on this one does the same. */}
      <span className="field__label" id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </span>
      <Editor
        id={id}
        lang={lang}
        value={value}
        onChange={onChange}
        isInvalid={Boolean(error)}
        describedBy={describedBy(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
