'use client'

import { useTranslations } from 'next-intl'
import { Input, Switch, Textarea } from '@/components/ui/field'
import type { InputOf } from '@/lib/platform/api/call'
import { personCalls } from '@/lib/directory/people/calls'
import {
  registrantInputs,
  type RegistrantInputs as RegistrantTexts,
} from '@/lib/directory/registrants/schema'
import { personFields, type PersonRecord } from '@/lib/directory/people/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../office/account'
import { useWrite } from '../../office/calls'
import { useFormRecord } from '../../office/form-record'
import { useRecordForm } from '../../office/form/use-record-form'
import styles from './listing-form.module.css'
import { listingName } from './listing-name'
import { ListingSheet, useSaveWithToasts } from './listing-sheet'
import { registrantUpdateInput, RegistrantInputs, registrantValues } from './registrant-inputs'
import { SheetLoadingOrError } from './sheet-wait'

type Values = RegistrantTexts & {
  name: string
  name_en: string
  profession: string
  profession_en: string
  advice_range: string
  advice_range_en: string
  phone_number: string
  approval: boolean
}

/**
 * The checked values with the version of the opened consultant; an undefined version overwrites whatever is
 * stored.
 */
type PersonInput = Values & { version: number | undefined }

type Props = { id: string; onClose: () => void; onSaved: (listing: { approval: boolean }) => void }

/** The form of a consultant with all fields, over a list. */
export function ConsultantSheet(props: Props) {
  const t = useTranslations('admin.listedConsultants')
  const query = useFormRecord(personCalls.getConsultant, { id: props.id })
  if (!query.data) return <SheetLoadingOrError title={t('edit')} query={query} onClose={props.onClose} />
  return <ConsultantSheetForm record={query.data.person} {...props} />
}

const initialValues = ({ person, registrant, about }: PersonRecord): Values => {
  const [mn, en] = about
  return {
    name: mn?.name ?? '',
    name_en: en?.name ?? '',
    profession: mn?.profession ?? '',
    profession_en: en?.profession ?? '',
    advice_range: mn?.advice_range ?? '',
    advice_range_en: en?.advice_range ?? '',
    phone_number: person.phone_number,
    approval: person.approval,
    ...registrantValues(registrant),
  }
}

function consultantUpdateInput(
  { person: { id }, registrant }: PersonRecord,
  values: PersonInput,
): InputOf<typeof personCalls.updateConsultant> {
  const { name, name_en, profession, profession_en, advice_range, advice_range_en } = values
  return {
    person: { id, version: values.version, phone_number: values.phone_number, approval: values.approval },
    registrant: registrantUpdateInput(registrant, values),
    about: [
      { lang: 'mn', name, profession, advice_range },
      { lang: 'en', name: name_en, profession: profession_en, advice_range: advice_range_en },
    ],
  }
}

function ConsultantSheetForm({ record: listing, onClose, onSaved }: Props & { record: PersonRecord }) {
  const t = useTranslations('admin.listedConsultants')
  const texts = useTranslations('admin.listings')
  const save = useSaveWithToasts()
  const mayApprove = useMayCall()(personCalls.deleteConsultant)
  const write = useWrite(personCalls.updateConsultant)
  const start = initialValues(listing)
  const record = useRecordForm<Values, PersonInput>({
    schema: listing.registrant ? personFields.and(registrantInputs) : personFields,
    defaults: start,
    toInput: (values) => ({ ...values, version: listing.person.version }),
    save: async (values) => {
      await save(() => write(consultantUpdateInput(listing, values)))
      record.settle()
      onSaved({ approval: values.approval })
    },
  })
  const inputProps = (name: keyof Values) => record.inputPropsOf(name, texts(`fields.${name}`))
  return (
    <ListingSheet
      title={t('edit')}
      note={listingName({ mn: start.name, en: start.name_en })}
      record={record}
      href={`${officePaths.listedConsultants}?id=${listing.person.id}`}
      onClose={onClose}
    >
      <Input {...inputProps('name')} />
      <Input {...inputProps('name_en')} />
      <Input {...inputProps('profession')} />
      <Input {...inputProps('profession_en')} />
      <Textarea {...inputProps('advice_range')} rows={4} />
      <Textarea {...inputProps('advice_range_en')} rows={4} />
      <Input {...inputProps('phone_number')} inputMode="tel" />
      <span className={styles.gap} />
      {listing.registrant && <RegistrantInputs inputPropsOf={inputProps} />}
      {(mayApprove || !listing.person.approval) && (
        <Switch label={texts('fields.approval')} {...record.form.register('approval')} />
      )}
    </ListingSheet>
  )
}
