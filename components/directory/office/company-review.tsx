'use client'

import { Columns2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { companyCalls } from '@/lib/directory/companies/calls'
import type { CompanyRecord } from '@/lib/directory/companies/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { aimagName } from '@/lib/organisations/aimags'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useFormRecord } from '../../office/form-record'
import { CompanySheet } from './company-sheet'
import { Facts } from './facts'
import { ListingName, listingName } from './listing-name'
import { ListingReview } from './listing-review'
import styles from './review.module.css'

/** A company's request for a listing, with possible duplicates. */
export function CompanyReview({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useFormRecord(companyCalls.getCompany, { id })
  const record = query.data?.company
  return (
    <ListingReview
      {...{ id, query, onClose }}
      type="1"
      listing={record?.company}
      registrant={record?.registrant}
      form={CompanySheet}
    >
      {record && <CompanyParts {...record} />}
    </ListingReview>
  )
}

function CompanyParts(record: CompanyRecord) {
  const { company, about, duplicates } = record
  const [mn, en] = about
  return (
    <>
      <ListingName isHeading names={{ mn: mn?.name ?? '', en: en?.name ?? '' }} logo={mn?.logo ?? null} />
      {duplicates.map((other) => (
        <DuplicateWarning
          key={other.id}
          registrationNumber={company.registration_number}
          companyId={company.id}
          otherCompany={other}
        />
      ))}
      <CompanyFacts record={record} />
    </>
  )
}

type DuplicateProps = {
  registrationNumber: string
  companyId: number
  otherCompany: CompanyRecord['duplicates'][number]
}

/** Warns that another company has the same registration number and may be the same company. */
function DuplicateWarning({ registrationNumber, companyId, otherCompany }: DuplicateProps) {
  const t = useTranslations('admin.listingRequests')
  const values = {
    number: registrationNumber,
    name: listingName(otherCompany.name),
    date: formatDate(otherCompany.created_at, 'mn'),
  }
  return (
    <div className={styles.warning}>
      <div>
        <b>{t('maybeDuplicate')}</b>
        {t(otherCompany.approval ? 'listedAs' : 'requestedAs', values)}
      </div>
      <LinkButton
        variant="quiet"
        href={`${officePaths.directoryDuplicates}?first=${companyId}&other=${otherCompany.id}`}
      >
        <Columns2 className="icon" size={16} aria-hidden />
        {t('compare')}
      </LinkButton>
    </div>
  )
}

/** The registration number, categories, contacts, addresses and descriptions of a company. */
function CompanyFacts({ record: { company, category, contact, about } }: { record: CompanyRecord }) {
  const t = useTranslations('admin.listings')
  const [mn, en] = about
  const joinContacts = (type: CompanyRecord['contact'][number]['contact_type']) =>
    contact
      .filter(({ contact_type }) => contact_type === type)
      .map(({ contact_value }) => contact_value)
      .join(', ')
  return (
    <Facts
      title={t('facts')}
      rows={[
        [t('fields.registration_number'), company.registration_number],
        [
          t('fields.categories'),
          category.map(({ category_code, name }) => `${category_code} ${name}`).join(', '),
        ],
        [t('contactTypes.phone'), joinContacts('phone')],
        [t('contactTypes.fax'), joinContacts('fax')],
        [t('contactTypes.email'), joinContacts('email')],
        [t('contactTypes.website'), joinContacts('website')],
        [t('fields.aimag'), aimagName(company.aimag, 'mn')],
        [t('fields.sum'), mn?.sum ?? ''],
        [t('fields.sum_en'), en?.sum ?? ''],
        [t('fields.address'), mn?.address ?? ''],
        [t('fields.address_en'), en?.address ?? ''],
        [t('fields.about'), mn?.about_company ?? ''],
        [t('fields.about_en'), en?.about_company ?? ''],
      ]}
    />
  )
}
