'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { personCalls } from '@/lib/directory/people/calls'
import { RegistrantFacts } from './company-review'
import { useFormRecord } from '../../office/form-record'
import { Facts } from './facts'
import { ListingName } from './listing-name'
import { ConsultantSheet } from './person-sheet'
import { ReviewActions } from './review-foot'
import { SheetLoadingOrError } from './sheet-wait'

type Props = { id: string; onClose: () => void }

/** A consultant's request for a listing: its data, who sent it, and the actions of staff. */
export function ConsultantReview({ id, onClose }: Props) {
  const t = useTranslations('admin.listingRequests')
  const fields = useTranslations('admin.listings')
  const query = useFormRecord(personCalls.getConsultant, { id })
  const [isEditing, setEditing] = useState(false)
  const record = query.data?.person
  if (!record) return <SheetLoadingOrError title={t('newRequest')} query={query} onClose={onClose} />
  if (isEditing)
    return (
      <ConsultantSheet
        id={id}
        onClose={() => setEditing(false)}
        onSaved={({ approval }) => {
          setEditing(false)
          if (approval) onClose()
          else void query.refetch()
        }}
      />
    )
  const { person, about, registrant } = record
  const [mn, en] = about
  return (
    <Sheet
      title={t('newRequest')}
      onClose={onClose}
      foot={
        <ReviewActions
          key={person.version}
          type="2"
          listing={person}
          registrant={registrant}
          onEdit={() => setEditing(true)}
          onDone={onClose}
        />
      }
    >
      <ListingName isHeading names={{ mn: mn?.name ?? '', en: en?.name ?? '' }} logo={undefined} />
      <Facts
        title={fields('facts')}
        rows={[
          [fields('fields.phone_number'), person.phone_number],
          [fields('fields.profession'), mn?.profession ?? ''],
          [fields('fields.profession_en'), en?.profession ?? ''],
          [fields('fields.advice_range'), mn?.advice_range ?? ''],
          [fields('fields.advice_range_en'), en?.advice_range ?? ''],
        ]}
      />
      {registrant && <RegistrantFacts registrant={registrant} createdAt={person.created_at} />}
    </Sheet>
  )
}
