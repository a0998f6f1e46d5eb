'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { FieldBox, FieldNotes } from '@/components/ui/field'
import type { FileRule } from '@/lib/platform/api/call'
import { useObjectUrl } from '../form/object-url'
import { MoveHandleAndButtons } from '../order/move-buttons'
import { useReorder } from '../order/use-reorder'
import { DropZone } from './drop-zone'
import { FileInput } from './file-input'
import { itemsOfFiles, type ImageItem } from './image-items'
import styles from './media.module.css'
import { Progress } from '@/components/ui/progress'
import { useFileDrop } from './use-file-drop'

export type { ImageItem }

type Props = {
  id: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  rule: FileRule
  value: readonly ImageItem[]
  onChange: (value: readonly ImageItem[]) => void
  onRefuse: (message: string) => void
  /** The uploaded share, 0 to 1; null while nothing is uploaded. */
  progress: number | null
}

/**
 * A field for several ordered pictures. Staff change the order by dragging, by keys or by buttons; new
 * pictures are added at the end.
 */
export function ImagesField({
  id,
  label,
  hint,
  optional,
  error,
  rule,
  value,
  onChange,
  onRefuse,
  progress,
}: Props) {
  const t = useTranslations('admin.form')
  const reorder = useReorder({ items: value, onChange })
  const { isOver, takeAll, dropProps } = useFileDrop({
    rule,
    multiple: true,
    take: (files) => onChange([...value, ...itemsOfFiles(files)]),
    refuse: onRefuse,
  })
  return (
    <FieldBox {...{ id, label, optional }} className={styles.box} {...dropProps}>
      <p className="sr-only" role="status">
        {reorder.said}
      </p>
      {value.length > 0 && (
        <ol className={styles.images} aria-labelledby={`${id}-label`} {...reorder.listProps}>
          {value.map((item, at) => {
            const name = t('imageAt', { label, place: at + 1 })
            return (
              <li
                key={item.key}
                className={clsx(styles.image, reorder.draggedIndex === at && styles.dragged)}
              >
                <ItemPicture item={item} alt={name} />
                <span className={styles.foot}>
                  <MoveHandleAndButtons name={name} index={at} count={value.length} reorder={reorder} />
                  <IconButton
                    label={t('removeImage', { name })}
                    onClick={() => onChange(value.filter(({ key }) => key !== item.key))}
                  >
                    <X className="icon" size={18} aria-hidden />
                  </IconButton>
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {progress !== null && <Progress label={t('progress')} share={progress} />}
      <DropZone {...{ id, isOver }} isWrong={Boolean(error)} text={t('chooseImages')}>
        <FileInput {...{ id, hint, error, rule }} multiple onFiles={takeAll} />
      </DropZone>
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  )
}

/** Shows a stored picture, or a picture that was chosen on this device and is not sent yet. */
function ItemPicture({ item, alt }: { item: ImageItem; alt: string }) {
  const fileUrl = useObjectUrl('file' in item ? item.file : undefined)
  const src = 'url' in item ? item.url : fileUrl
  return <img src={src} alt={alt} draggable={false} />
}
