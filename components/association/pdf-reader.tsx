'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import styles from './pdf-reader.module.css'

const never = () => () => undefined

type Props = {
  src: string
  title: string
  loading: string
  /** What stands in the frame's place where the browser cannot show a PDF. */
  children: ReactNode
}

/**
 * A PDF in a frame where the browser has a viewer, else a way to open it. Before any script, and without one, the
 * style sheet takes a screen that is touched for a phone, which mostly has none.
 */
export function PdfReader({ src, title, loading, children }: Props) {
  const hasViewer = useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => null,
  )
  return (
    <div className={styles.body} data-viewer={hasViewer ?? undefined}>
      {hasViewer !== false && (
        <div className={styles.frame}>
          {/* Behind the frame: what one sees until the document covers it. */}
          <p>{loading}</p>
          {/* Without the viewer's own bar, which comes late and pushes the pages down. A frame that is not shown
              loads nothing. */}
          <iframe src={`${src}#toolbar=0`} title={title} loading="lazy" />
        </div>
      )}
      <div className={styles.open}>{children}</div>
    </div>
  )
}
