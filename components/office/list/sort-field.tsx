'use client'

import { useTranslations } from 'next-intl'
import type { Column } from '@/components/ui/table'
import type { ListUrl } from './list-url'
import { parseSort } from './search'
import { ToolSelect } from './tool'

type Props<Row> = { columns: Column<Row>[]; sorts: readonly string[]; url: ListUrl }

/**
 * Selects the sorting on a phone, where rows are cards: each column ascending and descending, and the default
 * order.
 */
export function SortField<Row>({ columns, sorts, url }: Props<Row>) {
  const t = useTranslations('admin.list')
  const sort = url.get('sort')
  const value = parseSort(sort, sorts) ? (sort ?? '') : ''
  const sortableColumns = columns.filter(({ key }) => sorts.includes(key))
  return (
    <ToolSelect
      label={t('sort')}
      isPhoneOnly
      value={value}
      onChange={({ target }) => url.go({ sort: target.value || null, page: null })}
    >
      <option value="">{t('ownOrder')}</option>
      {sortableColumns.flatMap(({ key, label }) => [
        <option key={key} value={key}>
          {t('sortUp', { column: label })}
        </option>,
        <option key={`-${key}`} value={`-${key}`}>
          {t('sortDown', { column: label })}
        </option>,
      ])}
    </ToolSelect>
  )
}
