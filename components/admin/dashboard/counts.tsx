import { GalleryHorizontalEnd, ListTree, Share2, SquarePen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { MoreLink } from '@/components/ui/more-link'
import { formatNumber } from '@/lib/i18n/format'

const quick = [
  { name: 'addNews', href: '/admin/add-news', Icon: SquarePen },
  { name: 'slides', href: '/admin/slides', Icon: GalleryHorizontalEnd },
  { name: 'menu', href: '/admin/link', Icon: ListTree },
  { name: 'socialLinks', href: '/admin/social-links', Icon: Share2 },
] as const

/** What there is, in two numbers, and what one most often comes for. */
export function Counts({ newsCount, requestCount }: { newsCount: number; requestCount: number }) {
  const t = useTranslations('admin')
  return (
    <div className="counts">
      <section className="panel count">
        <span className="count__core count__core--news" />
        <div className="count__body">
          <b className="num">{formatNumber(newsCount)}</b>
          <p>{t('dashboard.newsCount')}</p>
        </div>
        <MoreLink href="/admin/update-news">{t('screens.news')}</MoreLink>
      </section>
      <section className="panel count">
        <span className="count__core count__core--requests" />
        <div className="count__body">
          <b className="num">{formatNumber(requestCount)}</b>
          <p>{t('dashboard.requestCount')}</p>
        </div>
      </section>
      <nav className="panel quick-links" aria-label={t('dashboard.quick')}>
        {quick.map(({ name, href, Icon }) => (
          <Link key={name} href={href} prefetch={false}>
            <Icon className="icon" size={18} aria-hidden />
            {t(`screens.${name}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}
