import '@/app/styles/association.css'
import { ArrowLeft, ArrowRight, Download, FileText } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PdfReader } from '@/components/association/pdf-reader'
import { MissingMarker } from '@/components/site/missing-marker'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { formatFileSize } from '@/lib/i18n/format'
import { pageLocale } from '@/lib/i18n/page-locale'
import { getMonthNews, getMonthNewsExtent, listPublicMonthNews } from '@/lib/month-news/queries'
import { monthNewsPath } from '@/lib/month-news/schema'
import { missingMetadata, pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const { id } = await params
  const issue = /^[1-9]\d{0,8}$/.test(id) ? await getMonthNews(Number(id)) : null
  return { locale, issue, t: await getTranslations('association.month') }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, issue, t } = await read(params)
  if (!issue) return missingMetadata('mm', locale, t('missing'))
  return pageMetadata({
    locale,
    path: monthNewsPath(issue.id),
    title: issue.title,
    description: t('description'),
  })
}

/** An issue of the monthly paper in a frame that fills the page, and the list of all issues below. */
export default async function MonthNewsPage({ params }: Props) {
  const { issue, t } = await read(params)
  const news = '/mm/blog/8=1'
  if (!issue)
    return (
      <section className="missing wrap section">
        <MissingMarker />
        <h1>{t('missing')}</h1>
        <p className="lead">{t('missingText')}</p>
        <LinkButton href={news}>{t('back')}</LinkButton>
      </section>
    )
  const [issues, extent] = await Promise.all([listPublicMonthNews(), getMonthNewsExtent(issue.id)])
  const at = issues.findIndex(({ id }) => id === issue.id)
  // Newest first.
  const [earlier, later] = at < 0 ? [] : [issues[at + 1], issues[at - 1]]
  return (
    <div className="pdf-page">
      <div className="wrap pdf-page__head">
        <h1 className="h4" lang="mn">
          {issue.title}
        </h1>
        <nav className="pdf-page__links" aria-label={t('neighbours')}>
          {earlier && (
            <AppLink className="more-link" href={monthNewsPath(earlier.id)} title={earlier.title}>
              <ArrowLeft className="icon" size={18} aria-hidden />
              <span>{t('earlier')}</span>
            </AppLink>
          )}
          {later && (
            <AppLink className="more-link" href={monthNewsPath(later.id)} title={later.title}>
              <span>{t('later')}</span>
              <ArrowRight className="icon" size={18} aria-hidden />
            </AppLink>
          )}
          <a className="more-link" href={issue.pdf} download={`${issue.title}.pdf`}>
            <Download className="icon" size={18} aria-hidden />
            <span>{t('download')}</span>
          </a>
        </nav>
      </div>
      <PdfReader src={issue.pdf} title={issue.title} loading={t('loading')}>
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
      <nav className="wrap part" aria-labelledby="issues">
        <h2 className="h4" id="issues">
          {t('issues')}
        </h2>
        <ul className="pdf-list pdf-page__issues">
          {issues.map(({ id, title }) => (
            <li key={id}>
              <AppLink href={monthNewsPath(id)} aria-current={id === issue.id ? 'page' : undefined}>
                <span lang="mn">{title}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
