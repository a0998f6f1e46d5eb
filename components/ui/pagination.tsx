import { clsx } from 'clsx'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AppLink } from './app-link'
import { threePagesAround, pagesAround } from './page-numbers'
import styles from './pagination.module.css'

type Props = {
  /** The current page, counted from 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Whether to add links to the first and the last page. */
  withEnds?: boolean
  /** The most page numbers on each side of the current one; by default three page numbers in all. */
  pagesPerSide?: number
  /** Whether the links are smaller, for the foot of a list. */
  compact?: boolean
}

/**
 * Links to the previous page, to some pages by number and to the next page, then the position as text, such
 * as «Page 2 of 9». Works without a script.
 */
export function Pagination({ page, pages, hrefOf, withEnds = false, pagesPerSide, compact = false }: Props) {
  const t = useTranslations('ui.pagination')
  if (pages <= 1) return null
  const numbers =
    pagesPerSide === undefined ? threePagesAround(page, pages) : pagesAround(page, pages, pagesPerSide)
  const renderStep = (to: number, label: string, Icon: typeof ChevronLeft) =>
    to < 1 || to > pages || to === page ? (
      <span aria-disabled="true">
        <Icon className="icon" size={20} aria-hidden />
        <span className="sr-only">{label}</span>
      </span>
    ) : (
      <AppLink
        href={hrefOf(to)}
        aria-label={label}
        rel={to === page - 1 ? 'prev' : to === page + 1 ? 'next' : undefined}
      >
        <Icon className="icon" size={20} aria-hidden />
      </AppLink>
    )
  return (
    <nav className={clsx(styles.pages, compact && styles.compact)} aria-label={t('label')}>
      {withEnds && renderStep(1, t('first'), ChevronFirst)}
      {renderStep(page - 1, t('previous'), ChevronLeft)}
      {numbers.map((number) => (
        <AppLink
          key={number}
          href={hrefOf(number)}
          aria-label={t('page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </AppLink>
      ))}
      {renderStep(page + 1, t('next'), ChevronRight)}
      {withEnds && renderStep(pages, t('last'), ChevronLast)}
      <span className={styles.text}>{t('of', { page, pages })}</span>
    </nav>
  )
}
