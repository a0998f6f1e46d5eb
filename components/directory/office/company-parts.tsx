import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { companyCalls } from '@/lib/directory/companies/calls'
import type { CompanyRecord } from '@/lib/directory/companies/schema'
import type { RecordForm } from '../../office/form/use-record-form'
import { useRemove } from '../../office/list/use-remove'
import { CategoryFields } from './category-fields'
import type { CompanyValues } from './company-values'
import { ContactFields } from './contact-fields'

type Props = {
  record: RecordForm<CompanyValues>
  listing: CompanyRecord
  /** Called with the listing's new version after a deletion, because the form must save with that version. */
  onVersion: (version: number) => void
}

/**
 * A company's contacts and categories. New contacts and categories are saved with the form; stored ones are
 * deleted at once, after a confirmation.
 */
export function CompanyContactsAndCategories({ record, listing, onVersion }: Props) {
  const t = useTranslations('admin.listings')
  const irreversible = useTranslations('ui.dialog')('irreversible')
  const [storedCategories, setStoredCategories] = useState(listing.category)
  const contacts = useController({ control: record.form.control, name: 'contacts' }).field
  const categories = useController({ control: record.form.control, name: 'categories' }).field
  const removeContact = useRemove({
    remove: companyCalls.deleteCompanyContact,
    failed: t('contactFailed'),
    messageOf: ({ version }) => {
      onVersion(version)
      return undefined
    },
    onRemoved: ({ id }) => contacts.onChange(contacts.value.filter((contact) => contact.id !== id)),
  })
  const removeCategory = useRemove({
    remove: companyCalls.deleteCompanyCategory,
    failed: t('categoryFailed'),
    messageOf: ({ version }) => {
      onVersion(version)
      return undefined
    },
    onRemoved: ({ category_id }) =>
      setStoredCategories((now) => now.filter((category) => category.category_id !== category_id)),
  })
  const fields = {
    idOf: record.idOf,
    // An error may belong to a part of a value, such as `contacts.0.contact_value`, which is not a key of
    // the values.
    errorOf: (field: string) => record.errorOf(field as keyof CompanyValues),
  }
  return (
    <>
      <CategoryFields
        {...fields}
        storedCategories={storedCategories}
        onRemoveStored={
          removeCategory
            ? ({ category_id, name }) =>
                void removeCategory(
                  { category_id, company_id: listing.company.id },
                  t('removeCategoryQuestion', { name }),
                  irreversible,
                )
            : undefined
        }
        value={categories.value}
        onChange={categories.onChange}
        min={0}
      />
      <ContactFields
        {...fields}
        isOptional={() => record.isOptional('contacts')}
        value={contacts.value}
        onChange={contacts.onChange}
        onRemoveStored={
          removeContact
            ? (id, value) => void removeContact({ id }, t('removeContactQuestion', { value }), irreversible)
            : undefined
        }
      />
    </>
  )
}
