import { CircleAlert } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { Button } from './button'
import styles from './states.module.css'

/** An empty state: what is missing, a hint and an action. */
export function EmptyState({
  title,
  hint,
  action,
  level = 2,
}: {
  title: ReactNode
  hint?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
}) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty} data-empty="">
      <EmptyStateArt />
      <Heading className="h4">{title}</Heading>
      {hint && <p>{hint}</p>}
      {action}
    </div>
  )
}

/** The contour lines of empty and not-found states. */
export function EmptyStateArt() {
  return <span className={styles.art} aria-hidden />
}

/** Reports in one line that a part did not load, with a retry button if `onRetry` is given. */
export function ErrorState({ text, onRetry }: { text?: ReactNode; onRetry?: () => void }) {
  const t = useTranslations('ui.state')
  return (
    <div className={styles.errorLine} role="alert">
      <CircleAlert className="icon" size={18} aria-hidden />
      <span>{text ?? t('error')}</span>
      {onRetry && (
        <Button variant="quiet" small onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}

/** A grey placeholder with the size of the coming content. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={clsx(styles.skeleton, className)} style={style} aria-hidden />
}

/** Placeholder for the rows of a list. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </div>
  )
}

/** Placeholder for lines of text; the last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          style={{ height: '1rem', width: line === lines - 1 && lines > 1 ? '65%' : '100%' }}
        />
      ))}
    </span>
  )
}
