import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { pathsOf } from '@/lib/platform/site/event-paths'
import styles from './event-page.module.css'

type Props = { edition?: Edition | null; title: string; lead?: ReactNode; children: ReactNode }

/** An inner page of the event: its title with the breadcrumb, and its content. */
export function EventPage({ edition = null, title, lead, children }: Props) {
  const common = useTranslations('common')
  const locale = useLocale()
  const home = edition?.is_earlier ? bilingualText(edition, 'event', locale).text : common('home')
  return (
    <>
      <PageTitle
        crumbs={[{ label: home, href: pathsOf(edition).home }, { label: title }]}
        title={title}
        lead={lead}
      />
      <div className={`wrap ${styles.body}`}>{children}</div>
    </>
  )
}
