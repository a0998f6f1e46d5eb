import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/site/search-form'

type Props = {
  /** Must differ between the two search fields of a page. */
  id: string
  /** The news path in the page's language. It redirects `?term=` to the address of the results. */
  action: string
  term?: string
}

/** The search form of the news, on a phone above the list, otherwise in the side panel. */
export function NewsSearch(props: Props) {
  const t = useTranslations('news')
  return <SearchForm {...props} name="term" maxLength={100} label={t('search')} />
}
