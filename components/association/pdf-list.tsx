import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import { bilingual } from '@/lib/i18n/bilingual'
import styles from './pdf-list.module.css'

type Pdf = { id: number; title: string; title_en: string; pdf: string }

/** Documents to download, one a row. They are in Mongolian, and some have an English title too. */
export function PdfList({ documents }: { documents: readonly Pdf[] }) {
  const t = useTranslations('common')
  const locale = usePageLanguage()
  return (
    <ul className={styles.pdfList}>
      {documents.map(({ id, pdf, ...titles }) => (
        <li key={id}>
          <a href={pdf} download={`${titles.title}.pdf`} hrefLang="mn">
            <span>
              <InLanguage of={bilingual(titles, 'title', locale)} />
            </span>
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
