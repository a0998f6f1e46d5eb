import { formatMonth } from '@/lib/platform/i18n/format'
import { demoNews } from '../news/list'
import type { DemoPdf } from './pdf'

export type DemoIssue = DemoPdf & { titleEn: string; publishedOn: string }

const issuesMax = 6

function issueOf(month: string): DemoIssue {
  const news = demoNews.filter((item) => !item.inactive && item.publishedAt.startsWith(month))
  return {
    key: `month-${month}`,
    lang: 'mn',
    title: `${formatMonth(month, 'mn')}ын дугаар`,
    titleEn: `${formatMonth(month, 'en')} issue`,
    subtitle: 'Сарын мэдээ',
    html: news
      .map(
        ({ mn, publishedAt }) =>
          `<h2>${mn.title}</h2><p class="date">${publishedAt.slice(0, 10).replaceAll('-', '.')}</p><p><strong>${mn.summary}</strong></p>${mn.text.replace(/<p>\s*<img[^>]*>\s*<\/p>|<img[^>]*>/g, '')}`,
      )
      .join(''),
    // An issue is published on the day of its last news item.
    publishedOn: news.at(-1)?.publishedAt.slice(0, 10) ?? `${month}-28`,
  }
}

const months = [...new Set(demoNews.map(({ publishedAt }) => publishedAt.slice(0, 7)))].sort()

/** The last issues of the monthly paper, the oldest first; each contains the news of its month. */
export const demoMonthNews: DemoIssue[] = months.slice(-issuesMax).map(issueOf)
