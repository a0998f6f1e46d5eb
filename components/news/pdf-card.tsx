import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { InLanguage } from '@/components/ui/in-language'
import { AppLink } from '@/components/ui/app-link'
import { MoreLinkText } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import styles from './pdf-card.module.css'

export type MonthlyIssue = {
  href: string
  /** The name of the issue as staff wrote it, such as «2025 оны 8 дугаар сарын дугаар». */
  label: TextWithLang
  /** The address of the stored cover. */
  cover?: string
}

/** The latest issue of the monthly paper, which opens in the site's PDF reader. */
export function MonthlyIssueCard({ issue }: { issue: MonthlyIssue }) {
  const t = useTranslations('news')
  return (
    <AppLink className={styles.pdfCard} href={issue.href}>
      {issue.cover ? <Picture url={issue.cover} alt="" sizes="4.5rem" /> : <span className={styles.blank} />}
      <span>
        <b>{t('monthly')}</b>
        <span className={clsx('small secondary', styles.label)}>
          <InLanguage of={issue.label} />
        </span>
        <MoreLinkText className={styles.more}>{t('readPdf')}</MoreLinkText>
      </span>
    </AppLink>
  )
}
