import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { monthNewsPath, type MonthNewsFile } from '@/lib/content/month-news/schema'
import type { MonthlyIssue } from './pdf-card'

/** Returns the newest issue of the monthly paper as a prop of the side panel; no prop without an issue. */
export function latestIssueProps(issues: readonly MonthNewsFile[], locale: Locale): { issue?: MonthlyIssue } {
  const [newest] = issues
  if (!newest) return {}
  const label = bilingualText(newest, 'title', locale)
  const cover = newest.cover ?? undefined
  return { issue: { href: localePath(locale, monthNewsPath(newest.id)), label, ...(cover && { cover }) } }
}
