'use client'

import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton, buttonClass } from './button'
import { FieldBox, FieldNotes, controlProps } from './field'
import styles from './file-field.module.css'

type Props = {
  id: string
  name?: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  accept?: string
  required?: boolean
  disabled?: boolean
  /** The name of a file that is stored already. */
  stored?: string
  onFile?: (file: File | null) => void
}

/** One file: a dashed row to choose it, its name once chosen, and a button that takes it away. */
export function FileField({
  id,
  name,
  label,
  hint,
  error,
  accept,
  required,
  disabled,
  stored,
  onFile,
}: Props) {
  const t = useTranslations('ui.file')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen ?? stored

  const choose = (file: File | null) => {
    setChosen(file?.name ?? null)
    onFile?.(file)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    choose(null)
    input.current?.focus()
  }

  return (
    <FieldBox id={id} label={label}>
      <div className={clsx(styles.fileField, shown && styles.full, error && styles.bad)}>
        <span className={styles.name}>{shown ?? <span className="muted">{t('none')}</span>}</span>
        <label className={buttonClass({ variant: 'quiet', small: true }, styles.choose)}>
          <span id={`${id}-action`}>{shown ? t('replace') : t('choose')}</span>
          <input
            ref={input}
            type="file"
            className="sr-only"
            name={name}
            accept={accept}
            required={required}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-action`}
            {...controlProps(id, { hint, error })}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
        </label>
        {chosen && (
          <IconButton label={t('remove')} onClick={remove}>
            <X className="icon" size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  )
}
