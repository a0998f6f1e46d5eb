import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SideLinks, SidePanel, WideScreenSection, type SideLink } from '@/components/site/side-panel'
import { NewsSearch } from './news-search'
import { type MonthlyIssue, MonthlyIssueCard } from './pdf-card'

// Half a year is visible; a decade of archive would push the rest of the panel away.
const monthsShown = 6

type Props = {
  /** Shown at the top: the facts of the open item. */
  first?: ReactNode
  /** The address to which the search form submits: the news path in the page's language. */
  action: string
  term?: string
  categories: SideLink[]
  months: SideLink[]
  issue?: MonthlyIssue
}

/** The panel beside news: search, categories, archive, and the monthly paper. */
export function NewsSidePanel({ first, action, term, categories, months, issue }: Props) {
  const t = useTranslations('news')
  return (
    <SidePanel label={t('panel')}>
      {first}
      <WideScreenSection>
        <NewsSearch id="news-search" action={action} term={term} />
      </WideScreenSection>
      <SideLinks title={t('categories')} links={categories} wide />
      <SideLinks
        title={t('archive')}
        links={months}
        wide
        limit={monthsShown}
        moreLabel={t('earlierMonths')}
      />
      {issue && (
        <section>
          <MonthlyIssueCard issue={issue} />
        </section>
      )}
    </SidePanel>
  )
}
