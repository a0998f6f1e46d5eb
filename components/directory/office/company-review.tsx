'use client'

import { Columns2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { companyCalls } from '@/lib/directory/companies/calls'
import type { CompanyRecord } from '@/lib/directory/companies/schema'
import type { Registrant } from '@/lib/directory/registrants/schema'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import { aimagName } from '@/lib/organisations/aimags'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useFormRecord } from '../../office/form-record'
import { CompanySheet } from './company-sheet'
import { Facts } from './facts'
import { ListingName, listingName } from './listing-name'
import { ReviewActions } from './review-foot'
import styles from './review.module.css'
import { SheetLoadingOrError } from './sheet-wait'

type Props = { id: string; onClose: () => void }

/**
 * A company's request for a listing: its data, who sent it, possible duplicates, and the actions of staff.
 */
export function CompanyReview({ id, onClose }: Props) {
  const t = useTranslations('admin.listingRequests')
  const query = useFormRecord(companyCalls.getCompany, { id })
  const [isEditing, setEditing] = useState(false)
  const record = query.data?.company
  if (!record) return <SheetLoadingOrError title={t('newRequest')} query={query} onClose={onClose} />
  if (isEditing)
    return (
      <CompanySheet
        id={id}
        onClose={() => setEditing(false)}
        onSaved={({ approval }) => {
          setEditing(false)
          if (approval) onClose()
          else void query.refetch()
        }}
      />
    )
  const { company, registrant, about, duplicates } = record
  const [mn, en] = about
  return (
    <Sheet
      title={t('newRequest')}
      onClose={onClose}
      foot={
        <ReviewActions
          key={company.version}
          type="1"
          listing={company}
          registrant={registrant}
          onEdit={() => setEditing(true)}
          onDone={onClose}
        />
      }
    >
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
      {registrant && <RegistrantFacts registrant={registrant} createdAt={company.created_at} />}
    </Sheet>
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

/** Who registered a listing, and when. */
export function RegistrantFacts({ registrant, createdAt }: { registrant: Registrant; createdAt: string }) {
  const t = useTranslations('admin.listings')
  const { name, position, email, phone, lang } = registrant
  return (
    <Facts
      title={t('registrant')}
      rows={[
        [t('person'), `${name}, ${position}`],
        [t('contact'), `${email}, ${phone}`],
        [t('sent'), t(`sentIn.${lang}`, { time: formatDateTime(createdAt, 'mn') })],
      ]}
    />
  )
}
