'use client'

import { useTranslations } from 'next-intl'
import { Input, Textarea } from '@/components/ui/field'
import type { InputOf } from '@/lib/platform/api/call'
import { directoryRegistrationCalls } from '@/lib/directory/registration/calls'
import { useWrite } from '../../office/calls'
import { useRecordForm } from '../../office/form/use-record-form'
import { AddListingForm } from './add-listing-form'
import styles from './listing-form.module.css'
import { useListingAddedToasts } from './use-adding'

type Values = {
  nameMn: string
  nameEn: string
  professionMn: string
  professionEn: string
  phone: string
  adviceMn: string
  adviceEn: string
}
const empty: Values = {
  nameMn: '',
  nameEn: '',
  professionMn: '',
  professionEn: '',
  phone: '',
  adviceMn: '',
  adviceEn: '',
}

/** The form of a new consultant, who is published at once. */
export function AddConsultantForm() {
  const t = useTranslations('admin.listings.fields')
  const { tellAdded, tellFailure } = useListingAddedToasts()
  const call = directoryRegistrationCalls.insertYellowConsultant
  const write = useWrite(call)
  const record = useRecordForm<Values, InputOf<typeof call>>({
    schema: call.input,
    defaults: empty,
    toInput: (values) => ({ ...values, approval: true }),
    save: async (input) => {
      await write(input).catch(tellFailure)
      tellAdded()
      record.restart(empty)
    },
  })
  const inputProps = (name: keyof Values, label: Parameters<typeof t>[0]) =>
    record.inputPropsOf(name, t(label))
  return (
    <AddListingForm record={record}>
      <Input {...inputProps('nameMn', 'name')} />
      <Input {...inputProps('nameEn', 'name_en')} />
      <Input {...inputProps('professionMn', 'profession')} />
      <Input {...inputProps('professionEn', 'profession_en')} />
      <Input {...inputProps('phone', 'phone_number')} inputMode="tel" />
      <span className={styles.gap} />
      <Textarea {...inputProps('adviceMn', 'advice_range')} rows={4} />
      <Textarea {...inputProps('adviceEn', 'advice_range_en')} rows={4} />
    </AddListingForm>
  )
}
