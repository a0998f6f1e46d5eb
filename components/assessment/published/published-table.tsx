import { useTranslations } from 'next-intl'
import { memberStone } from '@/components/membership/member-stones'
import { CompanyTile } from '@/components/site/company-mark'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { StatusDot } from '@/components/ui/status-dot'
import { type Column, Table } from '@/components/ui/table'
import { publishedPath, type PublishedQuery, type PublishedSort } from '@/lib/assessment/results/address'
import type { PublishedResult } from '@/lib/assessment/results/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { stateDots } from '../check/state-dots'
import styles from './published-results.module.css'

type Props = { results: PublishedResult[]; query: PublishedQuery; locale: Locale }

const stone = memberStone({ board_member: false })

/** The order by which a column sorts first; another press turns it round. */
const firstOrders = { name: 'name', year: '-year', main_percentage: '-main_percentage' } as const

function sortOf(column: PublishedSort, query: PublishedQuery): NonNullable<Column<unknown>['sort']> {
  const current = query.sort ?? '-year'
  const isSorted = current === column || current === `-${column}`
  const next = isSorted && current === firstOrders[column] ? reverseOrder(current) : firstOrders[column]
  return {
    href: publishedPath({ ...query, sort: next === '-year' ? null : next, page: 1 }),
    direction: !isSorted ? 'none' : current.startsWith('-') ? 'descending' : 'ascending',
  }
}

const reverseOrder = (order: NonNullable<PublishedQuery['sort']>) =>
  (order.startsWith('-') ? order.slice(1) : `-${order}`) as NonNullable<PublishedQuery['sort']>

/** One page of the published results; each name leads to the page that confirms the result. */
export function PublishedTable({ results, query, locale }: Props) {
  const t = useTranslations('assessment.published')
  const check = useTranslations('assessment.check')
  const columns: Column<PublishedResult>[] = [
    {
      ...{ key: 'name', label: check('member'), heading: true, sort: sortOf('name', query) },
      cell: ({ name, logo, check_url }) => (
        <AppLink className={styles.member} href={new URL(check_url).pathname}>
          <CompanyTile className={styles.logo} name={name} logo={new URL(logo).pathname} stone={stone} />
          <span>
            <InLanguage of={name} />
          </span>
        </AppLink>
      ),
    },
    {
      ...{ key: 'year', label: check('year'), kind: 'number', brief: true, sort: sortOf('year', query) },
      cell: ({ year }) => year,
    },
    {
      ...{ key: 'percentage', label: check('percentage'), kind: 'number', brief: true },
      sort: sortOf('main_percentage', query),
      cell: ({ main_percentage }) => `${main_percentage}%`,
    },
    {
      ...{ key: 'state', label: check('state'), brief: true },
      cell: ({ state }) => <StatusDot kind={stateDots[state]}>{check(`states.${state}`)}</StatusDot>,
    },
    {
      ...{ key: 'validUntil', label: check('validUntil'), kind: 'date' },
      cell: ({ valid_until }) => <time dateTime={valid_until}>{formatDate(valid_until, locale)}</time>,
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={results} rowKey={({ check_url }) => check_url} />
}
