import { FileText } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { IssueHead } from '@/components/association/month-head'
import { MonthIssues } from '@/components/association/month-issues'
import { PdfReader } from '@/components/association/pdf-reader'
import { MessagePage } from '@/components/site/blank-page'
import { NotFoundMarker } from '@/components/site/not-found-marker'
import { LinkButton } from '@/components/ui/button'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatFileSize } from '@/lib/platform/i18n/format'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { getMonthNews, getMonthNewsExtent, listMonthNews } from '@/lib/content/month-news/queries'
import { monthNewsPath } from '@/lib/content/month-news/schema'
import { shareCard } from '@/lib/sites/cards/share-card'
import { notFoundMetadata, pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function loadIssue(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const { id } = await params
  const issue = /^[1-9]\d{0,8}$/.test(id) ? await getMonthNews(Number(id)) : null
  return { locale, issue, t: await getTranslations('association.month') }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, issue, t } = await loadIssue(params)
  if (!issue) return notFoundMetadata('mm', locale, t('missing'))
  return pageMetadata({
    locale,
    path: monthNewsPath(issue.id),
    title: bilingualText(issue, 'title', locale).text,
    description: t('description'),
    image: await shareCard('issue', issue.id, locale),
  })
}

/** An issue of the monthly paper in a frame that fills the page, and the list of all issues below. */
export default async function MonthNewsPage({ params }: Props) {
  const { locale, issue, t } = await loadIssue(params)
  const news = '/mm/blog/8=1'
  if (!issue)
    return (
      <MessagePage>
        <NotFoundMarker />
        <h1>{t('missing')}</h1>
        <p className="lead">{t('missingText')}</p>
        <LinkButton href={news}>{t('back')}</LinkButton>
      </MessagePage>
    )
  const [issues, extent] = await Promise.all([listMonthNews(), getMonthNewsExtent(issue.id)])
  const at = issues.findIndex(({ id }) => id === issue.id)
  // `issues` begins with the newest, so the earlier issue is the next element.
  const [earlier, later] = at < 0 ? [] : [issues[at + 1], issues[at - 1]]
  const issueLink = (each: (typeof issues)[number] | undefined) =>
    each && { href: monthNewsPath(each.id), title: bilingualText(each, 'title', locale) }
  const title = bilingualText(issue, 'title', locale)
  return (
    <>
      <IssueHead title={title} pdf={issue.pdf} earlier={issueLink(earlier)} later={issueLink(later)} />
      <PdfReader src={issue.pdf} title={title.text} loadingText={t('loading')}>
        <LinkButton href={issue.pdf}>
          <FileText className="icon" size={22} aria-hidden />
          {t('open')}
        </LinkButton>
        <p className="num secondary">
          {[
            ...(extent.pages === null ? [] : [t('pages', { pages: extent.pages })]),
            formatFileSize(extent.bytes),
          ].join(' · ')}
        </p>
      </PdfReader>
      <MonthIssues
        issues={issues.map((each) => ({
          id: each.id,
          title: bilingualText(each, 'title', locale),
          href: monthNewsPath(each.id),
          current: each.id === issue.id,
        }))}
      />
    </>
  )
}
