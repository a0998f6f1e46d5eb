import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { SearchForm } from '@/components/site/search-form'
import { localePath } from '@/lib/i18n/locale'
import { associationPaths } from '@/lib/site/association-paths'
import { termLettersMax } from '@/lib/site-search/schema'
import { SiteSearchField } from './site-search-field'

type Props = { id: string; term?: string; autoFocus?: boolean }

/** The search of the association's site. */
export function SiteSearchForm({ id, term, autoFocus }: Props) {
  const t = useTranslations('site.search')
  const texts = { label: t('suggestions'), count: t('suggestionCount', { count: '{count}' }) }
  return (
    <SearchForm
      {...{ id, term }}
      name="q"
      maxLength={termLettersMax}
      action={localePath(usePageLanguage(), associationPaths.search)}
      label={t('title')}
      field={(props) => <SiteSearchField {...props} texts={texts} autoFocus={autoFocus} />}
    />
  )
}
