import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { PdfLink } from './pdf-link'
import styles from './report-cards.module.css'

type Report = { id: number; title: string; title_en: string; image: string; pdf: string; created_at: string }

/** Reports as cards, each with its cover and its PDF. */
export function ReportCards({ reports, locale }: { reports: Report[]; locale: Locale }) {
  const common = useTranslations('common')
  return (
    <ul className={styles.reportGrid}>
      {reports.map((report, at) => {
        const english = locale === 'en' && report.title_en !== ''
        const title = english ? report.title_en : report.title
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
              {formatDate(report.created_at, locale)}
            </time>
            <h2 className="h4" lang={english ? 'en' : 'mn'}>
              {title}
            </h2>
            <PdfLink className={styles.more} href={report.pdf} title={title} label={common('downloadPdf')} />
          </li>
        )
      })}
    </ul>
  )
}
