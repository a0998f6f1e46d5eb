import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import type { PdfDocument } from '@/lib/content/documents/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { MenuLink } from '@/lib/content/menu/links'
import styles from './rail-links.module.css'

/** Links to the other pages in the same part of the menu. */
export function RailLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={clsx(styles.links, styles.sisters)}>
      {links.map(({ cid, href, label }) => (
        <li key={cid}>
          <AppLink href={href}>
            <InLanguage of={label} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Documents to download. They are in Mongolian, and some have an English title too. */
export function RailDocuments({ documents }: { documents: readonly PdfDocument[] }) {
  const t = useTranslations('common')
  const locale = usePageLanguage()
  return (
    <ul className={styles.links}>
      {documents.map(({ id, pdf, ...titles }) => (
        <li key={id}>
          <a href={pdf} download={`${titles.title}.pdf`} hrefLang="mn">
            <FileText className="icon" size={18} aria-hidden />
            <span>
              <span className="sr-only">{t('downloadPdf')}: </span>
              <InLanguage of={bilingualText(titles, 'title', locale)} />
            </span>
            <span className={styles.kind} aria-hidden>
              PDF
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
