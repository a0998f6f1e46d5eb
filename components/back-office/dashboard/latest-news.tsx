import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { MoreLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import { EmptyState } from '@/components/ui/states'
import { formatDate } from '@/lib/platform/i18n/format'
import type { AdminNewsItem } from '@/lib/content/news/schema'
import { NewsStatus } from '../../news/office/news-status'
import styles from './side-list.module.css'
import { Panel, PanelHead } from '@/components/ui/panel'

export function LatestNews({ news }: { news: AdminNewsItem[] }) {
  const t = useTranslations('admin.dashboard')
  return (
    <Panel>
      <PanelHead>
        <h2>{t('latestNews')}</h2>
        <MoreLink href="/admin/update-news">{t('seeAll')}</MoreLink>
      </PanelHead>
      {news.length === 0 ? (
        <EmptyState title={t('noNews')} level={3} />
      ) : (
        <ul className={styles.list}>
          {news.map((item) => (
            <li key={item.id}>
              <Link className={styles.withPicture} href={`/admin/update-news?id=${item.id}`} prefetch={false}>
                <Picture url={item.image} alt="" sizes="64px" />
                <span>
                  <span lang={item.title ? undefined : 'en'}>{item.title || item.title_en}</span>
                  <small>
                    <span className="num">{formatDate(item.created_at, 'mn')}</span>
                    {(!item.news_status || item.schedule_state) && <NewsStatus item={item} />}
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
