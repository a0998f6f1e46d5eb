import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { LinkButton } from '@/components/ui/button'
import { CallError } from '@/lib/platform/api/call-error'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import styles from './page-frame.module.css'

type Props = {
  /** The title; a page with its own heading has none. */
  title?: string
  lead?: ReactNode
  /** Content at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A page behind the sign-in: its title and lead, its content, and the time zone. */
export function MeetingPageLayout({ title, lead, aside, children }: Props) {
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
  placeholderRowCount?: number
  /** Shown when nothing exists at the address; by default a link to the reader's plan. */
  notFound?: ReactNode
  children: (answer: Answer) => ReactNode
}

/** Shows placeholder rows while a query loads, an error, `notFound` after a 404, or the content. */
export function QueryContent<Answer>({
  query,
  placeholderRowCount = 4,
  notFound = <NotFoundState />,
  children,
}: LoadedProps<Answer>) {
  const t = useTranslations('meetings')
  if (query.error instanceof CallError && query.error.status === 404) return notFound
  const failure = query.isError && <ErrorState onRetry={() => void query.refetch()} />
  if (query.data === undefined)
    return failure || <SkeletonRows count={placeholderRowCount} label={t('loading')} />
  // Data already read stays on the page while the network is down.
  return (
    <>
      {failure}
      {children(query.data)}
    </>
  )
}

export function NotFoundState() {
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
