'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { FieldBox, FieldNotes } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import type { FileRule } from '@/lib/platform/api/call'
import { DropZone } from '../media/drop-zone'
import { FileInput } from '../media/file-input'
import { PictureKindField } from '../media/picture-kind-field'
import { useFileDrop } from '../media/use-file-drop'
import { useObjectUrl } from './object-url'
import { Progress } from '@/components/ui/progress'
import styles from './image-field.module.css'

type Props = {
  id: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  rule: FileRule
  /** The address of the stored picture. */
  storedUrl?: string | undefined
  /** A new picture; null removes the picture; undefined keeps the stored one. */
  value: File | null | undefined
  onChange: (value: File | null | undefined) => void
  /** Receives the reason why a file was refused. */
  onRefuse: (message: string) => void
  /** The uploaded share from 0 to 1; null while nothing is uploaded. */
  progress?: number | null
  /** Another way to get a picture. */
  action?: ReactNode
  /** Whether staff say what the picture is. */
  asksKind?: boolean
}

/** A field for one picture: a preview, and buttons to choose, replace and remove it. */
export function ImageField(props: Props) {
  const { id, label, hint, optional, error, rule, storedUrl, value, onChange, onRefuse, progress, action } =
    props
  const t = useTranslations()
  const fileUrl = useObjectUrl(value)
  const visibleUrl = fileUrl ?? (value === undefined ? storedUrl : undefined)

  const { isOver, takeAll, dropProps } = useFileDrop({
    rule,
    take: ([file]) => onChange(file),
    refuse: onRefuse,
  })
  const input = <FileInput {...{ id, hint, error, rule }} onFiles={takeAll} />
  return (
    <FieldBox {...{ id, label, optional }} className={styles.field} {...dropProps}>
      {visibleUrl ? (
        <div>
          {fileUrl ? (
            <span className={styles.picture}>
              {/* `Picture` shows only stored pictures, and this file is not stored yet. */}
              <img src={fileUrl} alt={label} />
            </span>
          ) : (
            <Picture url={visibleUrl} alt={label} sizes="21rem" className={styles.stored} />
          )}
          {typeof progress === 'number' && <Progress label={t('admin.form.progress')} share={progress} />}
          <div className={styles.actions}>
            <label className={buttonClass({ variant: 'quiet' })}>
              <span id={`${id}-action`}>{t('ui.file.replace')}</span>
              {input}
            </label>
            <Button variant="quiet" onClick={() => onChange(value && storedUrl ? undefined : null)}>
              {t('common.delete')}
            </Button>
          </div>
        </div>
      ) : (
        <DropZone
          {...{ id, isOver }}
          isWrong={Boolean(error)}
          className={styles.drop}
          text={t('admin.form.chooseImage')}
        >
          {input}
        </DropZone>
      )}
      {action}
      {props.asksKind && visibleUrl && <PictureKindField id={`${id}-kind`} picture={value ?? visibleUrl} />}
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  )
}
