import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import styles from './pdf-list.module.css'

type Pdf = { id: number; title: string; title_en: string; pdf: string }

/** A list of titles in columns; each row is one link. */
export function TitleRows({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={clsx(styles.titleRows, className)}>{children}</ul>
}

/** Documents to download, one a row. They are in Mongolian, and some have an English title too. */
export function PdfList({ documents }: { documents: readonly Pdf[] }) {
  const t = useTranslations('common')
  const locale = usePageLanguage()
  return (
    <TitleRows>
      {documents.map(({ id, pdf, ...titles }) => (
        <li key={id}>
          <a href={pdf} download={`${titles.title}.pdf`} hrefLang="mn">
            <span>
              <InLanguage of={bilingualText(titles, 'title', locale)} />
            </span>
            <span className={styles.action}>
              <Download className="icon" size={18} aria-hidden />
              {t('downloadPdf')}
            </span>
          </a>
        </li>
      ))}
    </TitleRows>
  )
}
