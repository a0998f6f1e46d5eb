'use client'

import { useTranslations } from 'next-intl'
import { personCalls } from '@/lib/directory/people/calls'
import { useFormRecord } from '../../office/form-record'
import { Facts } from './facts'
import { ListingName } from './listing-name'
import { ListingReview } from './listing-review'
import { ConsultantSheet } from './person-sheet'

/** A consultant's request for a listing. */
export function ConsultantReview({ id, onClose }: { id: string; onClose: () => void }) {
  const fields = useTranslations('admin.listings')
  const query = useFormRecord(personCalls.getConsultant, { id })
  const record = query.data?.person
  const [mn, en] = record?.about ?? []
  return (
    <ListingReview
      {...{ id, query, onClose }}
      type="2"
      listing={record?.person}
      registrant={record?.registrant}
      form={ConsultantSheet}
    >
      <ListingName isHeading names={{ mn: mn?.name ?? '', en: en?.name ?? '' }} logo={undefined} />
      <Facts
        title={fields('facts')}
        rows={[
          [fields('fields.phone_number'), record?.person.phone_number ?? ''],
          [fields('fields.profession'), mn?.profession ?? ''],
          [fields('fields.profession_en'), en?.profession ?? ''],
          [fields('fields.advice_range'), mn?.advice_range ?? ''],
          [fields('fields.advice_range_en'), en?.advice_range ?? ''],
        ]}
      />
    </ListingReview>
  )
}
