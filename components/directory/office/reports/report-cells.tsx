import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import type { ListingReport } from '@/lib/directory/reports/schema'
import styles from './report-cells.module.css'

const dots = { new: 'wait', closed: 'off' } as const satisfies Record<ListingReport['state'], string>

/** Whether staff have handled the report. */
export function ReportState({ row }: { row: ListingReport }) {
  const t = useTranslations('admin.listingReports.choices.state')
  return <StatusDot kind={dots[row.state]}>{t(row.state)}</StatusDot>
}

/** A report's text, of which the style sheet shows two lines; the form shows the whole text. */
export function ReportText({ row }: { row: ListingReport }) {
  return <span className={styles.text}>{row.text}</span>
}
