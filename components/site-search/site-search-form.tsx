import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { SearchForm } from '@/components/site/search-form'
import { localePath } from '@/lib/platform/i18n/locale'
import { searchPath } from '@/lib/sites/search/address'
import { type SearchedSite, termLettersMax } from '@/lib/sites/search/schema'
import { SiteSearchField } from './site-search-field'

type Props = { site: SearchedSite; id: string; term?: string; autoFocus?: boolean }

export function SiteSearchForm({ site, id, term, autoFocus }: Props) {
  const t = useTranslations('site.search')
  const texts = { label: t('suggestions'), count: t('suggestionCount', { count: '{count}' }) }
  return (
    <SearchForm
      {...{ id, term }}
      name="q"
      maxLength={termLettersMax}
      action={localePath(usePageLanguage(), searchPath({ site }))}
      label={t('title')}
      field={(props) => <SiteSearchField {...props} site={site} texts={texts} autoFocus={autoFocus} />}
    />
  )
}
