'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { AimagSelect } from '@/components/site/aimag-select'
import { Input, Textarea } from '@/components/ui/field'
import type { InputOf } from '@/lib/platform/api/call'
import { logoRule } from '@/lib/directory/companies/calls'
import { directoryRegistrationCalls } from '@/lib/directory/registration/calls'
import { useWrite } from '../../office/calls'
import { RecordImageField } from '../../office/form/image-control'
import { type RecordForm, useRecordForm } from '../../office/form/use-record-form'
import { AddListingForm } from './add-listing-form'
import { CategoryFields, type CategoryValue, noCategory } from './category-fields'
import { ContactFields, type ContactValue } from './contact-fields'
import styles from './listing-form.module.css'
import { useListingAddedToasts } from './use-adding'

type Values = {
  categories: CategoryValue[]
  image: File | null | undefined
  nameMn: string
  nameEn: string
  registrationNumber: string
  aimag: string
  sumMn: string
  sumEn: string
  addressMn: string
  addressEn: string
  aboutMn: string
  aboutEn: string
  contacts: ContactValue[]
}
const empty: Values = {
  categories: [noCategory],
  image: undefined,
  nameMn: '',
  nameEn: '',
  registrationNumber: '',
  aimag: '',
  sumMn: '',
  sumEn: '',
  addressMn: '',
  addressEn: '',
  aboutMn: '',
  aboutEn: '',
  contacts: [],
}
/** The names of the call's fields, by the kind of contact that each contains. */
const lists = { phone: 'phones', fax: 'faxes', email: 'emails', website: 'websites' } as const

type RegistrationInput = InputOf<typeof directoryRegistrationCalls.insertYellowRegistration>

function registrationInputOf({ categories, contacts, image, ...texts }: Values): RegistrationInput {
  const contactsOfType = (type: ContactValue['contact_type']) =>
    contacts.flatMap((contact) => (contact.contact_type === type ? [contact.contact_value] : []))
  return {
    ...texts,
    image: image ?? null,
    categories: categories.map(({ main, sub }) => ({ mainCategory: main, subCategory: sub })),
    phones: contactsOfType('phone'),
    faxes: contactsOfType('fax'),
    emails: contactsOfType('email'),
    websites: contactsOfType('website'),
    approval: true,
  }
}

/** The form of a new company, which is published at once. */
export function AddCompanyForm() {
  const { tellAdded, tellFailure } = useListingAddedToasts()
  const call = directoryRegistrationCalls.insertYellowRegistration
  const write = useWrite(call)
  const record = useRecordForm<Values, InputOf<typeof call>>({
    schema: call.input,
    defaults: empty,
    toInput: (values) => registrationInputOf(values),
    save: async (input, { onProgress }) => {
      await write(input, { onProgress }).catch(tellFailure)
      tellAdded()
      record.restart(empty)
    },
  })
  return (
    <AddListingForm record={record}>
      <NewCompanyFields record={record} />
    </AddListingForm>
  )
}

function NewCompanyFields({ record }: { record: RecordForm<Values> }) {
  const t = useTranslations('admin.listings')
  const choose = useTranslations('admin.form')('choose')
  const categories = useController({ control: record.form.control, name: 'categories' }).field
  const contacts = useController({ control: record.form.control, name: 'contacts' }).field
  const errorAt = (field: string) => record.errorOf(field as keyof Values)
  /** A contact's error. The call numbers the contacts of each kind separately, the form in a single list. */
  const contactError = (field: string) => {
    const at = Number(field.split('.')[1])
    const contact = contacts.value[at]
    if (!contact) return undefined
    const place = contacts.value
      .slice(0, at)
      .filter(({ contact_type }) => contact_type === contact.contact_type).length
    return errorAt(`${lists[contact.contact_type]}.${place}`)
  }
  const inputProps = (name: keyof Values, label: Parameters<typeof t>[0]) =>
    record.inputPropsOf(name, t(label))
  return (
    <>
      <CategoryFields
        idOf={record.idOf}
        errorOf={(field) =>
          errorAt(field.replace(/\.sub$/, '.subCategory')) ??
          errorAt(field.replace(/\.sub$/, '.mainCategory'))
        }
        value={categories.value}
        onChange={categories.onChange}
        min={1}
      />
      <div className={clsx(styles.wide, styles.logo)}>
        <RecordImageField record={record} rule={logoRule} label={t('fields.logo')} hint={t('logoHint')} />
      </div>
      <Input {...inputProps('nameMn', 'fields.name')} />
      <Input {...inputProps('nameEn', 'fields.name_en')} />
      <Input {...inputProps('registrationNumber', 'fields.registration_number')} />
      <AimagSelect {...inputProps('aimag', 'fields.aimag')} placeholder={choose} />
      <Input {...inputProps('sumMn', 'fields.sum')} />
      <Input {...inputProps('sumEn', 'fields.sum_en')} />
      <Textarea {...inputProps('addressMn', 'fields.address')} rows={2} />
      <Textarea {...inputProps('addressEn', 'fields.address_en')} rows={2} />
      <Textarea {...inputProps('aboutMn', 'fields.about')} rows={5} />
      <Textarea {...inputProps('aboutEn', 'fields.about_en')} rows={5} />
      <ContactFields
        idOf={record.idOf}
        errorOf={contactError}
        isOptional={(type) => record.isOptional(lists[type] as keyof Values)}
        value={contacts.value}
        onChange={contacts.onChange}
      />
    </>
  )
}
