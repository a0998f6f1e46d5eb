import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { ListingReportRecord } from '@/lib/directory/reports/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import { cellLinkClass } from '../../../office/list/cells'
import styles from './report-about.module.css'

/**
 * A visitor's report with the name of the listing, a link to the listing's form and, if the listing is
 * public, a link to its page.
 */
export function ReportDetails({ row }: { row: ListingReportRecord }) {
  const t = useTranslations('admin.listingReports')
  const { company_id, person_id, name, text, email, created_at, is_listed } = row
  const form =
    company_id === null
      ? `${officePaths.listedConsultants}?id=${person_id}`
      : `${officePaths.listedCompanies}?id=${company_id}`
  const live =
    company_id === null ? directoryPaths.consultant(person_id ?? 0) : directoryPaths.company(company_id)
  return (
    <Panel className={styles.about} aria-labelledby="report-about">
      <PanelHead>
        <h2 id="report-about">{name}</h2>
        <LinkButton small href={form}>
          {t('openListing')}
        </LinkButton>
      </PanelHead>
      <p className={styles.text}>{text}</p>
      <p className={styles.meta}>
        {formatDateTime(created_at, 'mn')}
        {email && (
          <>
            {' · '}
            <a className={cellLinkClass()} href={`mailto:${email}`}>
              {email}
            </a>
          </>
        )}
        {is_listed && (
          <>
            {' · '}
            <a className={cellLinkClass()} href={live} target="_blank" rel="noopener noreferrer">
              {t('live')}
            </a>
          </>
        )}
      </p>
    </Panel>
  )
}
