import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './search-row.module.css'

type Props = ComponentProps<'form'> & {
  /** The label of the button that submits the search. */
  buttonLabel: string
}

/** The row of a search form: the given field and its button. */
export function SearchRow({ buttonLabel, className, children, ...props }: Props) {
  return (
    <form className={clsx(styles.searchRow, className)} role="search" {...props}>
      {children}
      <button type="submit" aria-label={buttonLabel}>
        <Search className="icon" size={20} aria-hidden />
      </button>
    </form>
  )
}
