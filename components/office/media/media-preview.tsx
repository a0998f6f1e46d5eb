'use client'

import { clsx } from 'clsx'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import styles from './media.module.css'

type Props = { kind: 'pdf' | 'video'; url: string; title: string }

/**
 * Previews a stored or chosen file. In a browser without a PDF viewer it shows nothing for a PDF; the field's
 * link opens the file.
 */
export function MediaPreview({ kind, url, title }: Props) {
  const hasViewer = useBrowserValue(() => navigator.pdfViewerEnabled, false)
  if (kind === 'video') {
    return (
      <video
        className={clsx(styles.preview, styles.video)}
        src={url}
        aria-label={title}
        controls
        preload="metadata"
      />
    )
  }
  if (!hasViewer) return null
  return <iframe className={clsx(styles.preview, styles.pdf)} src={`${url}#toolbar=0`} title={title} />
}
