import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import { eventPaths } from '@/lib/site/event-paths'
import styles from './event-page.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** An inner page of the event: its title with the way there, and what stands under it. */
export function EventPage({ title, lead, children }: Props) {
  const common = useTranslations('common')
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.home }, { label: title }]}
        title={title}
        lead={lead}
      />
      <div className={`wrap ${styles.body}`}>{children}</div>
    </>
  )
}
