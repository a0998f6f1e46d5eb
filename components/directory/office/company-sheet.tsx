'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { companyCalls } from '@/lib/directory/companies/calls'
import { companyFields, type CompanyRecord } from '@/lib/directory/companies/schema'
import { registrantInputs } from '@/lib/directory/registrants/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useWrite } from '../../office/calls'
import { useFormRecord } from '../../office/form-record'
import { useRecordForm } from '../../office/form/use-record-form'
import {
  CompanySwitches,
  CompanyLogoField,
  CompanyRegistrantFields,
  CompanyTextFields,
} from './company-fields'
import { CompanyContactsAndCategories } from './company-parts'
import {
  type CheckedCompany,
  companyUpdateInput,
  type CompanyValues,
  initialCompanyFormValues,
} from './company-values'
import { listingName } from './listing-name'
import { ListingSheet, useSaveWithToasts } from './listing-sheet'
import { SheetLoadingOrError } from './sheet-wait'

type Props = { id: string; onClose: () => void; onSaved: (listing: { approval: boolean }) => void }

/** The form of a company with all its fields, contacts and categories, over a list. */
export function CompanySheet(props: Props) {
  const t = useTranslations('admin.listedCompanies')
  const query = useFormRecord(companyCalls.getCompany, { id: props.id })
  if (!query.data) return <SheetLoadingOrError title={t('edit')} query={query} onClose={props.onClose} />
  return <CompanyForm record={query.data.company} {...props} />
}

function CompanyForm({ record: listing, onClose, onSaved }: Props & { record: CompanyRecord }) {
  const t = useTranslations('admin.listedCompanies')
  const texts = useTranslations('admin.listings')
  const save = useSaveWithToasts()
  const toast = useToast()
  const write = useWrite(companyCalls.updateCompany)
  const upload = useWrite(companyCalls.uploadListingLogo)
  const [version, setVersion] = useState(listing.company.version)
  const record = useRecordForm<CompanyValues, CheckedCompany>({
    schema: listing.registrant ? companyFields.and(registrantInputs) : companyFields,
    defaults: initialCompanyFormValues(listing),
    toInput: (values) => ({ ...values, version }),
    save: async (values, { onProgress }) => {
      let logo = values.image === null ? '' : undefined
      if (values.image) {
        logo = await upload({ image: values.image }, { onProgress }).then(
          ({ fileUrl }) => fileUrl,
          (error: unknown) => {
            toast(texts('logoFailed'), { kind: 'danger', milliseconds: 3000 })
            throw error
          },
        )
      }
      await save(() => write(companyUpdateInput(listing, values, logo)))
      record.settle()
      onSaved({ approval: values.approval })
    },
  })
  const [mn, en] = listing.about
  return (
    <ListingSheet
      title={t('edit')}
      note={listingName({ mn: mn?.name ?? '', en: en?.name ?? '' })}
      record={record}
      href={`${officePaths.listedCompanies}?id=${listing.company.id}`}
      onClose={onClose}
    >
      <CompanyTextFields record={record} />
      <CompanyLogoField record={record} storedUrl={mn?.logo ?? undefined} />
      <CompanyContactsAndCategories record={record} listing={listing} onVersion={setVersion} />
      {listing.registrant && <CompanyRegistrantFields record={record} />}
      <CompanySwitches record={record} isApproved={listing.company.approval} />
    </ListingSheet>
  )
}
