import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import type { PdfDocument } from '@/lib/documents/schema'
import type { MenuLink } from '@/lib/menu/links'
import styles from './rail-links.module.css'

/** Pages near this one. */
export function RailLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ cid, href, label }) => (
        <li key={cid}>
          <AppLink href={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Documents to download. Their titles are in Mongolian, whatever the page's language. */
export function RailDocuments({ documents }: { documents: readonly PdfDocument[] }) {
  const t = useTranslations('common')
  return (
    <ul className={styles.links}>
      {documents.map(({ id, title, pdf }) => (
        <li key={id}>
          <a href={pdf} download={`${title}.pdf`} aria-label={`${t('downloadPdf')}: ${title}`}>
            <FileText className="icon" size={18} aria-hidden />
            <span lang="mn">{title}</span>
            <span className={styles.kind} aria-hidden>
              PDF
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
