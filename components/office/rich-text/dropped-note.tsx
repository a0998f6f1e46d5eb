import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { IconButton } from '@/components/ui/button'
import type { DropReport, DroppedKind } from './pasted'
import styles from './dropped-note.module.css'

/**
 * Reports the elements that a pasted text lost, and why a picture is missing. The note stays until staff
 * close it.
 */
export function DroppedContentAlert({
  dropReport,
  onClose,
}: {
  dropReport: DropReport
  onClose: () => void
}) {
  const t = useTranslations('admin.editor')
  const list = (Object.entries(dropReport.counts) as [DroppedKind, number][])
    .map(([kind, count]) => t(`dropped.${kind}`, { count }))
    .join(', ')
  return (
    <Alert kind="warning" className={styles.note}>
      <div className={styles.head}>
        <p>{t('droppedNote', { list })}</p>
        <IconButton label={t('closeNote')} onClick={onClose}>
          <X className="icon" size={17} aria-hidden />
        </IconButton>
      </div>
      {dropReport.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {dropReport.pictures.map(({ name, reason }, at) => (
            <li key={at}>{t('droppedPicture', { name, reason })}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
