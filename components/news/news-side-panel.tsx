import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SideLinks, SidePanel, WideSection, type SideLink } from '@/components/site/side-panel'
import { NewsSearch } from './news-search'
import { type MonthlyIssue, PdfCard } from './pdf-card'

// Half a year stands open; a decade of archive would push the rest of the panel away.
const monthsShown = 6

type Props = {
  /** What stands above it all: the facts of the item that is read. */
  first?: ReactNode
  /** Where the search form asks: the news path in the page's language. */
  action: string
  term?: string
  categories: SideLink[]
  months: SideLink[]
  issue?: MonthlyIssue
}

/** Beside a list of news: search, categories with their counts, the archive, the monthly paper. */
export function NewsSidePanel({ first, action, term, categories, months, issue }: Props) {
  const t = useTranslations('news')
  return (
    <SidePanel label={t('panel')}>
      {first}
      <WideSection>
        <NewsSearch id="news-search" action={action} term={term} />
      </WideSection>
      <SideLinks title={t('categories')} links={categories} wide />
      <SideLinks title={t('archive')} links={months} wide limit={monthsShown} more={t('earlierMonths')} />
      {issue && (
        <section>
          <PdfCard issue={issue} />
        </section>
      )}
    </SidePanel>
  )
}
