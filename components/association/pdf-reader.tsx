'use client'

import type { ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import styles from './pdf-reader.module.css'

/** Whether the browser shows PDFs itself; null until it is asked. */
export const usePdfViewer = (): boolean | null => useBrowserValue(() => navigator.pdfViewerEnabled, null)

type Props = {
  src: string
  /** What the viewer is told beside: `&page=4&zoom=125`. */
  view?: string
  title: string
  loading: string
  /** What stands in the frame's place where the browser cannot show a PDF. */
  children: ReactNode
}

/**
 * A PDF in a frame where the browser has a viewer, else a way to open it. Before any script, and without one, the
 * style sheet takes a screen that is touched for a phone, which mostly has none.
 */
export function PdfReader({ src, view = '', title, loading, children }: Props) {
  const hasViewer = usePdfViewer()
  const locale = usePageLanguage()
  return (
    <div className={styles.body} data-viewer={hasViewer ?? undefined}>
      {hasViewer !== false && (
        <div className={styles.frame}>
          {/* Behind the frame: what one sees until the document covers it. */}
          <p>{loading}</p>
          {/* Without the viewer's own bar, which comes late and pushes the pages down. A frame that is not shown
              loads nothing. */}
          <iframe
            key={view}
            src={`${src}#toolbar=0${view}`}
            title={title}
            lang={foreignLang(title, locale)}
            loading="lazy"
          />
        </div>
      )}
      <div className={styles.open}>{children}</div>
    </div>
  )
}
