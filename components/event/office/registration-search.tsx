'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { BareInput, BareSelect } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { admissions, searchCategories } from '@/lib/event/registrations/schema'
import type { ListUrl } from '../../office/list/list-url'
import { allowedValue } from '../../office/list/search'
import styles from './registration-search.module.css'

/** Reads the filters of the list from the URL. A search that lacks a known category or a term is left out. */
export function readRegistrationFilters(url: ListUrl) {
  const [event, searchTerm] = [url.get('event'), url.get('searchTerm')]
  const searchCat = allowedValue(searchCategories, url.get('searchCat'))
  const admission = allowedValue(admissions, url.get('admitted'))
  return {
    ...(event && { event }),
    ...(admission && { admitted: admission }),
    ...(searchCat && searchTerm && { searchCat, searchTerm }),
  }
}

/**
 * The search of the list. It requires a category and a term: an empty field is marked and nothing is
 * searched.
 */
export function RegistrationSearchForm({ url }: { url: ListUrl }) {
  const searchKey = [url.get('searchCat'), url.get('searchTerm')].join(' ')
  // The fields are remounted when the search changes elsewhere: by a step back, or when the filters are
  // cleared.
  return <RegistrationSearchFields key={searchKey} url={url} />
}

function RegistrationSearchFields({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.registrations')
  const v = useTranslations('validation.registration')
  const [missingFields, setMissingFields] = useState({ category: false, term: false })
  // The fields are uncontrolled, so that text typed before the scripts load is kept.
  const searchOrMarkMissingFields = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const [category, term] = ['searchCat', 'searchTerm'].map((name) => String(formData.get(name)).trim())
    if (category && term) return url.go({ searchCat: category, searchTerm: term, page: null })
    // Empty fields after an earlier search end that search.
    if (!category && !term && url.get('searchTerm'))
      return url.go({ searchCat: null, searchTerm: null, page: null })
    setMissingFields({ category: !category, term: !term })
    focusFirstInvalidControl(event.currentTarget)
  }
  return (
    <form className={styles.registrationSearch} role="search" noValidate onSubmit={searchOrMarkMissingFields}>
      <div>
        <BareSelect
          aria-label={t('search.category')}
          aria-invalid={missingFields.category || undefined}
          aria-describedby={missingFields.category ? 'search-category-error' : undefined}
          name="searchCat"
          defaultValue={url.get('searchCat') ?? ''}
          onChange={() => setMissingFields({ ...missingFields, category: false })}
        >
          <option value="">{t('search.category')}</option>
          {searchCategories.map((name) => (
            <option key={name} value={name}>
              {t(`fields.${name}`)}
            </option>
          ))}
        </BareSelect>
        {missingFields.category && (
          <FieldError alert id="search-category-error">
            {v('searchCat')}
          </FieldError>
        )}
      </div>
      <div>
        <BareInput
          type="search"
          autoComplete="off"
          aria-label={t('search.term')}
          placeholder={t('search.term')}
          maxLength={200}
          aria-invalid={missingFields.term || undefined}
          aria-describedby={missingFields.term ? 'search-term-error' : undefined}
          name="searchTerm"
          defaultValue={url.get('searchTerm') ?? ''}
          onChange={() => setMissingFields({ ...missingFields, term: false })}
        />
        {missingFields.term && (
          <FieldError alert id="search-term-error">
            {v('searchTerm')}
          </FieldError>
        )}
      </div>
      <Button type="submit">
        <Search className="icon" size={17} aria-hidden />
        {t('search.action')}
      </Button>
    </form>
  )
}
