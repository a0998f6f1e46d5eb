'use client'

import { BareInput } from '@/components/ui/bare-field'
import type { ListUrl } from '../../../office/list/list-url'
import { useFilterFieldProps } from '../../../office/list/search-field'
import styles from './column-filter.module.css'

/** The filter of one column, under its head. */
export function ColumnFilter({ url, param, label }: { url: ListUrl; param: string; label: string }) {
  return (
    <BareInput
      type="search"
      autoComplete="off"
      aria-label={label}
      title={label}
      className={styles.filter}
      {...useFilterFieldProps(url, param)}
    />
  )
}
