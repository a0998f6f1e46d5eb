'use client'

import { ChevronLeft, ChevronRight, Download, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { PdfReader, useHasPdfViewer } from '@/components/association/pdf-reader'
import { IconButton, IconLink } from '@/components/ui/button'
import styles from './document-viewer.module.css'

type Texts = Record<
  'label' | 'loading' | 'zoomIn' | 'zoomOut' | 'fullScreen' | 'download' | 'previousPage' | 'nextPage',
  string
>

type Props = {
  src: string
  title: string
  /** The language of the title, if it differs from the language of the page. */
  lang?: string | undefined
  /** The number of pages; null if unknown. */
  pages: number | null
  texts: Texts
  /** The content shown instead when the browser cannot display a PDF. */
  children: ReactNode
}

const zooms = [50, 75, 100, 125, 150, 200] as const

/**
 * Shows a document in the browser's built-in viewer, which reads page and zoom from the address. Most phones
 * have no such viewer and get a link to open the document. Without scripts the buttons for zoom and pages are
 * hidden.
 */
export function DocumentViewer({ src, title, lang, pages, texts, children }: Props) {
  const hasViewer = useHasPdfViewer()
  const box = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  // Null until the reader zooms; until then the document fits the width of the viewer.
  const [zoom, setZoom] = useState<number | null>(null)
  const zoomAt = zooms.indexOf((zoom ?? 100) as (typeof zooms)[number])
  const view = `&page=${page}${zoom === null ? '&view=FitH' : `&zoom=${zoom}`}`
  const zoomBy = (step: number) => setZoom(zooms[zoomAt + step] ?? zoom)
  return (
    <section
      ref={box}
      className={styles.viewer}
      aria-label={texts.label}
      data-viewer={hasViewer ?? undefined}
    >
      <div className={styles.head}>
        <b lang={lang}>{title}</b>
        <span className={styles.tools}>
          <IconButton
            className={styles.zoom}
            label={texts.zoomOut}
            disabled={zoomAt === 0}
            onClick={() => zoomBy(-1)}
          >
            <ZoomOut className="icon" size={20} aria-hidden />
          </IconButton>
          <IconButton
            className={styles.zoom}
            label={texts.zoomIn}
            disabled={zoomAt === zooms.length - 1}
            onClick={() => zoomBy(1)}
          >
            <ZoomIn className="icon" size={20} aria-hidden />
          </IconButton>
          <IconButton label={texts.fullScreen} onClick={() => void toggleFullScreen(box.current)}>
            <Maximize className="icon" size={20} aria-hidden />
          </IconButton>
        </span>
        <IconLink label={texts.download} href={src} download={`${title}.pdf`}>
          <Download className="icon" size={20} aria-hidden />
        </IconLink>
      </div>
      <div className={styles.body}>
        <PdfReader src={src} viewerParameters={view} title={title} loadingText={texts.loading}>
          {children}
        </PdfReader>
      </div>
      {pages !== null && pages > 1 && (
        <div className={styles.foot}>
          <IconButton label={texts.previousPage} disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft className="icon" size={20} aria-hidden />
          </IconButton>
          <span className="num" aria-live="polite">
            {page} / {pages}
          </span>
          <IconButton label={texts.nextPage} disabled={page === pages} onClick={() => setPage(page + 1)}>
            <ChevronRight className="icon" size={20} aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  )
}

/** Toggles full-screen mode; does nothing if the browser cannot or may not use it. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.()
  await change?.catch(() => undefined)
}
