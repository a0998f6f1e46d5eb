import { useTranslations } from 'next-intl'
import { BareInput, BareSelect } from '@/components/ui/bare-field'
import { FilterBar, FilterField } from '@/components/ui/filter-bar'
import {
  filterCountOf,
  publishedPath,
  type PublishedQuery,
  termLettersMax,
} from '@/lib/assessment/results/address'
import { resultStates } from '@/lib/assessment/validity'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'

type Props = { query: PublishedQuery; years: readonly number[]; total: number; locale: Locale }

/** The filters of the published results, and how many there are. */
export function PublishedFilters({ query, years, total, locale }: Props) {
  const t = useTranslations('assessment.published')
  const states = useTranslations('assessment.check.states')
  return (
    <FilterBar
      // A new address remounts the form, so that it shows the filters of the address.
      key={publishedPath(query)}
      label={t('filter')}
      action={localePath(locale, associationPaths.publishedResults)}
      keptParams={query.sort ? { sort: query.sort } : {}}
      count={filterCountOf(query)}
      clearHref={publishedPath({ sort: query.sort })}
      foot={<span role="status">{t('found', { total })}</span>}
    >
      <FilterField label={t('term')} id="published-term">
        <BareInput
          id="published-term"
          type="search"
          name="term"
          maxLength={termLettersMax}
          defaultValue={query.term}
        />
      </FilterField>
      <FilterField label={t('year')} id="published-year">
        <BareSelect id="published-year" name="year" defaultValue={query.year ?? ''}>
          <option value="">{t('anyYear')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </BareSelect>
      </FilterField>
      <FilterField label={t('state')} id="published-state">
        <BareSelect id="published-state" name="state" defaultValue={query.state ?? ''}>
          <option value="">{t('anyState')}</option>
          {resultStates.map((state) => (
            <option key={state} value={state}>
              {states(state)}
            </option>
          ))}
        </BareSelect>
      </FilterField>
    </FilterBar>
  )
}
