import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import styles from './pdf-list.module.css'

type Pdf = { id: number; title: string; pdf: string }

/** Documents to download, one a row. Titles are in Mongolian, whatever the page's language. */
export function PdfList({ documents }: { documents: Pdf[] }) {
  const t = useTranslations('common')
  return (
    <ul className={styles.pdfList}>
      {documents.map(({ id, title, pdf }) => (
        <li key={id}>
          <a href={pdf} download={`${title}.pdf`}>
            <span lang="mn">{title}</span>
            <span className={styles.action}>
              <Download className="icon" size={18} aria-hidden />
              {t('downloadPdf')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
