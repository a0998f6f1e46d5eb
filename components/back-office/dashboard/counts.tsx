import { clsx } from 'clsx'
import { GalleryHorizontalEnd, ListTree, Share2, SquarePen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { MoreLink } from '@/components/ui/more-link'
import { formatNumber } from '@/lib/platform/i18n/format'
import { officePaths } from '@/lib/platform/site/office-paths'
import styles from './counts.module.css'
import { Panel } from '@/components/ui/panel'

const quick = [
  { name: 'addNews', href: officePaths.addNews, Icon: SquarePen },
  { name: 'slides', href: officePaths.slides, Icon: GalleryHorizontalEnd },
  { name: 'menu', href: officePaths.menu, Icon: ListTree },
  { name: 'socialLinks', href: officePaths.socialLinks, Icon: Share2 },
] as const

type Props = {
  newsCount: number
  requestCount: number
  /** The number of unanswered requests to the office; null if the account may not read requests. */
  newRequestCount: number | null
}

/** Shows the numbers of news items and of requests to the office, with links to frequent tasks. */
export function CountsAndQuickLinks({ newsCount, requestCount, newRequestCount }: Props) {
  const t = useTranslations('admin')
  return (
    <div className={styles.counts}>
      <Panel className={styles.count}>
        <span className={clsx(styles.core, styles.news)} />
        <div className={styles.body}>
          <b className="num">{formatNumber(newsCount)}</b>
          <p>{t('dashboard.newsCount')}</p>
        </div>
        <MoreLink href={officePaths.news}>{t('screens.news')}</MoreLink>
      </Panel>
      <Panel className={styles.count}>
        <span className={clsx(styles.core, styles.requests)} />
        <div className={styles.body}>
          <b className="num">{formatNumber(requestCount)}</b>
          <p>{t('dashboard.requestCount')}</p>
        </div>
        {newRequestCount !== null && (
          <MoreLink href={newRequestCount > 0 ? `${officePaths.requests}?state=new` : officePaths.requests}>
            {newRequestCount > 0
              ? t('dashboard.newRequests', { count: newRequestCount })
              : t('screens.requests')}
          </MoreLink>
        )}
      </Panel>
      <Panel as="nav" className={styles.quick} aria-label={t('dashboard.quick')}>
        {quick.map(({ name, href, Icon }) => (
          <Link key={name} href={href} prefetch={false}>
            <Icon className="icon" size={18} aria-hidden />
            {t(`screens.${name}`)}
          </Link>
        ))}
      </Panel>
    </div>
  )
}
