'use client'

import { FilePlus2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass, LinkButton } from '@/components/ui/button'
import { FieldBox, FieldHint, FieldNotes } from '@/components/ui/field'
import type { FileRule } from '@/lib/platform/api/call'
import { useObjectUrl } from '../form/object-url'
import type { UploadProgress } from '../form/upload-progress'
import { useUploadProgressText } from '../form/upload-text'
import { DropZone } from './drop-zone'
import { FileInput } from './file-input'
import { MediaPreview } from './media-preview'
import styles from './media.module.css'
import { Progress } from '@/components/ui/progress'
import { useFileDrop } from './use-file-drop'

type Props = {
  id: string
  kind: 'pdf' | 'video'
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  rule: FileRule
  /** The address and the original name of the stored file. */
  storedFile: { url: string | undefined; fileName: string | undefined }
  /** A new file; null and undefined keep the stored one. */
  value: File | null | undefined
  onChange: (value: File | undefined) => void
  onRefuse: (message: string) => void
  progress: UploadProgress | null
}

/** A field for one PDF or film: preview, name and buttons. Only a file that is not saved can be removed. */
export function MediaField(props: Props) {
  const { id, kind, label, hint, optional, error, rule, storedFile, value, onChange, onRefuse, progress } =
    props
  const t = useTranslations()
  const fileUrl = useObjectUrl(value)
  const uploading = useUploadProgressText(progress)
  const { isOver, takeAll, dropProps } = useFileDrop({
    rule,
    take: ([file]) => onChange(file),
    refuse: (message) => {
      onChange(undefined)
      onRefuse(message)
    },
  })
  const url = fileUrl ?? (value ? undefined : storedFile.url)
  const input = <FileInput {...{ id, hint, error, rule }} onFiles={takeAll} />
  return (
    <FieldBox {...{ id, label, optional }} className={styles.box} {...dropProps}>
      {value || storedFile.url ? (
        <>
          {url && <MediaPreview kind={kind} url={url} title={label} />}
          <p className={styles.name}>
            {value?.name ?? storedFile.fileName}
            {value && (
              <small> {t('admin.form.fileSize', { megabytes: (value.size / 1024 / 1024).toFixed(1) })}</small>
            )}
          </p>
          {value && progress && (
            <>
              <Progress label={t('admin.form.progress')} share={progress.share} />
              <FieldHint>{uploading}</FieldHint>
            </>
          )}
          <div className={styles.actions}>
            <label className={buttonClass({ variant: 'quiet' })}>
              <span id={`${id}-action`}>{t('ui.file.replace')}</span>
              {input}
            </label>
            {value && (
              <Button variant="quiet" onClick={() => onChange(undefined)}>
                {t('ui.file.remove')}
              </Button>
            )}
            {url && (
              <LinkButton variant="quiet" href={url} target="_blank">
                {t('admin.form.openFile')}
              </LinkButton>
            )}
          </div>
        </>
      ) : (
        <DropZone
          {...{ id, isOver }}
          isWrong={Boolean(error)}
          icon={FilePlus2}
          text={t(`admin.form.chooseFile.${kind}`)}
        >
          {input}
        </DropZone>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  )
}
