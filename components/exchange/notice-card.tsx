import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { Lith } from '@/components/ui/lith'
import { MoreLink } from '@/components/ui/more-link'
import { type Notice, totalTonnes } from '@/lib/exchange/schema'
import { formatNumber } from '@/lib/i18n/format'
import { useFormats } from '@/lib/i18n/formats'
import { currencyName } from './currency'
import styles from './notice-card.module.css'

/** One auction: when, who sells, what and how much. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const link = notice.own_url || notice.url
  return (
    <article className={styles.noticeCard}>
      <Lith rock="hatch" fill="var(--c-copper)" ink="#fff" />
      <div>
        <p className={clsx('meta num', styles.when)}>
          <time dateTime={notice.sell_datetime}>{formats.dateTime(notice.sell_datetime)}</time>
          <span data-auction={notice.sell_datetime} />
        </p>
        <h2 className="h4" lang="mn">
          {notice.seller_name}
        </h2>
        <dl>
          <dt>{t('product')}</dt>
          <dd lang="mn">{notice.type}</dd>
          <dt>{t('total')}</dt>
          <dd>{formats.tonnes(totalTonnes(notice))}</dd>
          <dt>{t('lots')}</dt>
          <dd>
            {formatNumber(notice.quantity)} × {formats.tonnes(notice.lot_size)}
          </dd>
          <dt>{t('currency')}</dt>
          <dd>{currencyName(notice.currency, locale)}</dd>
          <dt>{t('orderNum')}</dt>
          <dd>{notice.order_num}</dd>
        </dl>
        {notice.other && (
          <p className={clsx('small secondary', styles.other)} lang="mn">
            {notice.other}
          </p>
        )}
        {link && (
          <MoreLink href={link} rel="noopener" icon={<ExternalLink className="icon" size={16} aria-hidden />}>
            {t('details')}
          </MoreLink>
        )}
      </div>
    </article>
  )
}
