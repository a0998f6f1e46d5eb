import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ListFoot } from '@/components/ui/list-foot'
import { reportPath, tradeHome } from '@/lib/exchange/address'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import styles from './trade-frame.module.css'

type Props = { locale: Locale; tab: 'schedule' | 'report'; children: ReactNode }

/** Title and tabs of the exchange's pages. The tabs are links to separate addresses. */
export function ExchangePageLayout({ locale, tab, children }: Props) {
  const t = useTranslations('exchange')
  const common = useTranslations('common')
  // Plain links: a route redirects the report's address to one with days, which needs a full page load.
  const tabs = [
    { name: 'schedule', label: t('schedule'), href: localePath(locale, tradeHome) },
    { name: 'report', label: t('report'), href: localePath(locale, reportPath) },
  ]
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: associationPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={clsx('wrap', styles.trade)}>
        <LinkTabs className={styles.tradeTabs} label={t('tabs')} tabs={tabs} current={tab} />
        {children}
      </div>
    </>
  )
}

/** The part below the list; hidden while it is empty, as below a list of one page. */
export function TradeListFooter({ className, children }: { className?: string; children: ReactNode }) {
  return <ListFoot className={clsx(styles.foot, className)}>{children}</ListFoot>
}
