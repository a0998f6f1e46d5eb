import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import type { ListingReport } from '@/lib/directory/reports/schema'
import type { Row } from '../resource/bound'
import styles from './report-cells.module.css'

const dots = { new: 'wait', closed: 'off' } as const satisfies Record<ListingReport['state'], string>

/** Whether somebody has looked at it. */
export function ReportState({ row }: { row: Row }) {
  const t = useTranslations('admin.listingReports.choices.state')
  const state = row.state as ListingReport['state']
  return <StatusDot kind={dots[state]}>{t(state)}</StatusDot>
}

/** The beginning of what was written; the whole stands above the form. */
export function ReportText({ row }: { row: Row }) {
  return <span className={styles.text}>{String(row.text)}</span>
}
