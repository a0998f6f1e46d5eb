import { useLocale, useTranslations } from 'next-intl'
import { SectionHead } from '@/components/site/section-head'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { homeOf } from '@/lib/platform/site/sites'
import { LinkCards } from './link-cards'

const cards = [
  { title: 'prices', text: 'pricesText', href: associationPaths.trade },
  { title: 'members', text: 'membersText', href: associationPaths.members },
  { title: 'companies', text: 'companiesText', href: homeOf('yp') },
  { title: 'reports', text: 'reportsText', href: associationPaths.reports(1) },
  { title: 'contact', text: 'contactText', href: associationPaths.contact },
] as const

/** Where a reader from abroad begins: prices, members, companies, reports, the office. On English pages only. */
export function HomeAbroad() {
  const t = useTranslations('site.home.abroad')
  if (useLocale() !== 'en') return null
  return (
    <section className="section section--band">
      <div className="wrap">
        <SectionHead title={t('title')} />
        <LinkCards cards={cards.map(({ href, title, text }) => ({ href, title: t(title), text: t(text) }))} />
      </div>
    </section>
  )
}
