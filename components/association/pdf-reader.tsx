'use client'

import type { ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import styles from './pdf-reader.module.css'

/** Whether the browser has a PDF viewer; null on the server. */
export const useHasPdfViewer = (): boolean | null => useBrowserValue(() => navigator.pdfViewerEnabled, null)

type Props = {
  src: string
  /** Further parameters of the viewer: `&page=4&zoom=125`. */
  viewerParameters?: string
  title: string
  loadingText: string
  /** Replaces the frame in a browser without a PDF viewer. */
  children: ReactNode
}

/**
 * A PDF in a frame if the browser has a viewer, else a link to the PDF. Without a script, the style sheet
 * treats a touch screen as a phone and shows the link, because most phones have no viewer.
 */
export function PdfReader({ src, viewerParameters = '', title, loadingText, children }: Props) {
  const hasViewer = useHasPdfViewer()
  const locale = usePageLanguage()
  return (
    <div className={styles.body} data-viewer={hasViewer ?? undefined}>
      {hasViewer !== false && (
        <div className={styles.frame}>
          {/* This text is visible behind the frame until the document covers it. */}
          <p>{loadingText}</p>
          {/* `toolbar=0` hides the viewer's toolbar, which appears late and pushes the pages down. With
              `lazy`, a frame that the style sheet hides loads nothing. */}
          <iframe
            key={viewerParameters}
            src={`${src}#toolbar=0${viewerParameters}`}
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
