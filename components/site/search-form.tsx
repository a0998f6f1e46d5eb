import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SearchRow } from './search-row'

type SearchFieldProps = {
  /** Must differ between the fields of one page. */
  id: string
  name: string
  type: 'search'
  placeholder: string
  defaultValue: string | undefined
  required: boolean
  maxLength: number
}

type Props = Pick<SearchFieldProps, 'id' | 'name' | 'maxLength'> & {
  /** The address to which the form submits, in the page's language. */
  action: string
  label: string
  term?: string
  /** An empty search is allowed and lists everything. */
  mayBeEmpty?: boolean
  /** Replaces the plain field. */
  field?: (props: SearchFieldProps) => ReactNode
}

/** A search form that works without a script. */
export function SearchForm({ id, name, maxLength, action, label, term, mayBeEmpty = false, field }: Props) {
  const common = useTranslations('common')
  const props: SearchFieldProps = {
    ...{ id, name, maxLength, type: 'search', required: !mayBeEmpty },
    placeholder: label,
    defaultValue: term,
  }
  return (
    <SearchRow send={common('search')} aria-label={label} action={action} method="get" autoComplete="off">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      {field ? field(props) : <input {...props} />}
    </SearchRow>
  )
}
