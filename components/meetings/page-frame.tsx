import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { LinkButton } from '@/components/ui/button'
import { CallError } from '@/lib/platform/api/call-error'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import styles from './page-frame.module.css'

type Props = {
  /** What the page is called; a page that draws its own heading has none. */
  title?: string
  lead?: ReactNode
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A page behind the way in: its title, how things stand in a line, and what it shows. */
export function PageFrame({ title, lead, aside, children }: Props) {
  const t = useTranslations('meetings')
  return (
    <div className={`wrap ${styles.page}`}>
      {title && (
        <div className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead && <p className="num">{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
      <p className={styles.zone}>{t('zone')}</p>
    </div>
  )
}

type LoadedProps<Answer> = {
  query: UseQueryResult<Answer>
  rows?: number
  /** What is shown where there is no such thing; by default the way to one's own plan. */
  notFound?: ReactNode
  children: (answer: Answer) => ReactNode
}

/** What a read shows: rows that are coming, why it failed, that there is no such thing, or its answer. */
export function Loaded<Answer>({ query, rows = 4, notFound = <Missing />, children }: LoadedProps<Answer>) {
  const t = useTranslations('meetings')
  if (query.error instanceof CallError && query.error.status === 404) return notFound
  const failure = query.isError && <ErrorState onRetry={() => void query.refetch()} />
  if (query.data === undefined) return failure || <SkeletonRows count={rows} label={t('loading')} />
  // What was read stays while the line is down.
  return (
    <>
      {failure}
      {children(query.data)}
    </>
  )
}

export function Missing() {
  const t = useTranslations('meetings')
  return (
    <EmptyState
      title={t('gone')}
      action={
        <LinkButton variant="quiet" href={meetingPaths.home}>
          {t('pages.plan')}
        </LinkButton>
      }
    />
  )
}
