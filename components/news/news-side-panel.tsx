import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SideLinks, SidePanel, type SideLink } from '@/components/site/side-panel'
import { AppLink } from '@/components/ui/app-link'
import { Picture } from '@/components/ui/picture'
import { NewsSearch } from './news-search'

export type MonthlyIssue = {
  href: string
  /** «2025 оны 8 дугаар сарын дугаар», as staff wrote it in Mongolian. */
  label: string
  /** A stored picture's address, when the issue has a cover. */
  cover?: string
}

// Half a year stands open; a decade of archive would push the rest of the panel away.
const monthsShown = 6

type Props = {
  /** Where the search form asks: the news path in the page's language. */
  action: string
  term?: string
  categories: SideLink[]
  months: SideLink[]
  issue?: MonthlyIssue
}

/** Beside a list of news: search, categories with their counts, the archive, the monthly paper. */
export function NewsSidePanel({ action, term, categories, months, issue }: Props) {
  const t = useTranslations('news')
  return (
    <SidePanel label={t('panel')}>
      <section className="side-panel__wide">
        <NewsSearch id="news-search" action={action} term={term} />
      </section>
      <SideLinks title={t('categories')} links={categories} wide />
      <SideLinks title={t('archive')} links={months} wide limit={monthsShown} more={t('earlierMonths')} />
      {issue && (
        <section>
          <AppLink className="pdf-card" href={issue.href}>
            {issue.cover ? (
              <Picture url={issue.cover} alt="" sizes="4.5rem" />
            ) : (
              <span className="picture pdf-card__blank" />
            )}
            <span>
              <b>{t('monthly')}</b>
              <span className="small secondary mt-1 block" lang="mn">
                {issue.label}
              </span>
              <span className="more-link">
                <span>{t('readPdf')}</span>
                <ArrowRight className="icon" size={18} aria-hidden />
              </span>
            </span>
          </AppLink>
        </section>
      )}
    </SidePanel>
  )
}
