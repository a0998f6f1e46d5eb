import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { Picture } from '@/components/ui/picture'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { useFormats } from '@/lib/platform/i18n/formats'
import { PdfLink } from './pdf-link'
import styles from './report-cards.module.css'

type Report = { id: number; title: string; title_en: string; image: string; pdf: string; created_at: string }

/** Reports as cards, each with its cover and its PDF. */
export function ReportCards({ reports }: { reports: Report[] }) {
  const locale = usePageLanguage()
  const formats = useFormats()
  const common = useTranslations('common')
  return (
    <ul className={styles.reportGrid}>
      {reports.map((report, at) => {
        const { text: title, lang } = bilingualText(report, 'title', locale)
        return (
          <li key={report.id} className={styles.reportCard}>
            <Picture
              className={styles.picture}
              url={report.image}
              alt=""
              sizes="(max-width: 47.99rem) 100vw, 26rem"
              priority={at === 0}
            />
            <time className="meta num" dateTime={report.created_at}>
              {formats.date(report.created_at)}
            </time>
            <h2 className="h4" lang={lang}>
              {title}
            </h2>
            <PdfLink className={styles.more} href={report.pdf} title={title} label={common('downloadPdf')} />
          </li>
        )
      })}
    </ul>
  )
}
