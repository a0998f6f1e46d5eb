import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SearchRow } from './search-row'

type SearchFieldProps = {
  /** The id of the field; must be unique on the page. */
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
  /** Whether an empty search is allowed, which lists everything. */
  mayBeEmpty?: boolean
  /** Renders another field instead of the plain one. */
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
    <SearchRow
      buttonLabel={common('search')}
      aria-label={label}
      action={action}
      method="get"
      autoComplete="off"
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      {field ? field(props) : <input {...props} />}
    </SearchRow>
  )
}
