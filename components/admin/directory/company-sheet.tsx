'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Input, Switch, Textarea } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/api/call'
import { companyCalls, logoRule } from '@/lib/directory/companies/calls'
import {
  companyFields,
  type CompanyRecord,
  registrantInputs,
  type RegistrantInputs as RegistrantTexts,
} from '@/lib/directory/companies/schema'
import { officePaths } from '@/lib/site/office-paths'
import { useMayCall } from '../account'
import { useWrite } from '../calls'
import { useOpened } from '../opened'
import { ImageField } from '../form/image-field'
import { type RecordForm, useRecordForm } from '../form/use-record-form'
import { useRemove } from '../list/use-remove'
import { CategoryFields, type CategoryValue } from './category-fields'
import { ContactFields, type ContactValue } from './contact-fields'
import styles from './listing-form.module.css'
import { listingName } from './listing-name'
import { ListingSheet, useListingSave } from './listing-sheet'
import { registrantBody, RegistrantInputs, registrantValues } from './registrant-inputs'
import { SheetWait } from './sheet-wait'

type Values = RegistrantTexts & {
  name: string
  name_en: string
  registration_number: string
  address: string
  address_en: string
  about: string
  about_en: string
  contacts: ContactValue[]
  categories: CategoryValue[]
  approval: boolean
  status: boolean
  image: File | null | undefined
}

/** What is checked: the values with the version that they were opened as, none where they are to stand. */
type Sent = Values & { version: number | undefined }

type Props = { id: string; onClose: () => void; onSaved: (saved: { approval: boolean }) => void }

/** A company with all its fields, contacts and categories, over the list that it stands in. */
export function CompanySheet(props: Props) {
  const t = useTranslations('admin.listedCompanies')
  const asked = useOpened(companyCalls.getCompany, { id: props.id })
  if (!asked.data) return <SheetWait title={t('edit')} asked={asked} onClose={props.onClose} />
  return <CompanyForm record={asked.data.company} {...props} />
}

const startOf = ({ company, registrant, about, contact }: CompanyRecord): Values => {
  const [mn, en] = about
  return {
    name: mn?.name ?? '',
    name_en: en?.name ?? '',
    registration_number: company.registration_number,
    address: mn?.address ?? '',
    address_en: en?.address ?? '',
    about: mn?.about_company ?? '',
    about_en: en?.about_company ?? '',
    contacts: contact,
    categories: [],
    approval: company.approval,
    status: company.status,
    image: undefined,
    ...registrantValues(registrant),
  }
}

type Body = InputOf<typeof companyCalls.updateCompany>
/** What the call takes of what the form holds. */
function bodyOf(record: CompanyRecord, values: Sent, logo: string | undefined): Body {
  const { name, name_en, address, address_en, about, about_en, contacts, categories } = values
  const isStored = (contact: ContactValue): contact is ContactValue & { id: number } =>
    contact.id !== undefined
  return {
    company: {
      company: {
        id: record.company.id,
        version: values.version,
        registration_number: values.registration_number,
        approval: values.approval,
        status: values.status,
      },
      registrant: registrantBody(record.registrant, values),
      about: [
        { lang: 'mn', name, address, about_company: about, logo },
        { lang: 'en', name: name_en, address: address_en, about_company: about_en },
      ],
      contact: contacts.filter(isStored),
    },
    new_contact: contacts.filter((contact) => !isStored(contact)),
    new_category: categories.map(({ sub }) => ({ subCategory: sub })),
  }
}

function CompanyForm({ record: opened, onClose, onSaved }: Props & { record: CompanyRecord }) {
  const t = useTranslations('admin.listedCompanies')
  const texts = useTranslations('admin.listings')
  const save = useListingSave()
  const toast = useToast()
  const write = useWrite(companyCalls.updateCompany)
  const upload = useWrite(companyCalls.uploadListingLogo)
  const [version, setVersion] = useState(opened.company.version)
  const record = useRecordForm<Values, Sent>({
    schema: opened.registrant ? companyFields.and(registrantInputs) : companyFields,
    defaults: startOf(opened),
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
      await save(() => write(bodyOf(opened, values, logo)))
      record.settle()
      onSaved({ approval: values.approval })
    },
  })
  const [mn, en] = opened.about
  return (
    <ListingSheet
      title={t('edit')}
      note={listingName({ mn: mn?.name ?? '', en: en?.name ?? '' })}
      record={record}
      href={`${officePaths.listedCompanies}?id=${opened.company.id}`}
      onClose={onClose}
    >
      <TextFields record={record} />
      <LogoField record={record} stored={mn?.logo ?? undefined} />
      <Parts record={record} opened={opened} onVersion={setVersion} />
      {opened.registrant && <Registering record={record} />}
      <Flags record={record} opened={opened} />
    </ListingSheet>
  )
}

type TextField = Exclude<keyof Values, 'contacts' | 'categories' | 'approval' | 'status' | 'image'>
type PartProps = { record: RecordForm<Values> }

function useFieldProps(record: RecordForm<Values>) {
  const t = useTranslations('admin.listings.fields')
  return (name: TextField) => ({
    ...record.form.register(name),
    id: record.idOf(name),
    label: t(name),
    error: record.errorOf(name),
    lang: name.endsWith('_en') ? 'en' : undefined,
    autoComplete: 'off',
  })
}

function TextFields({ record }: PartProps) {
  const props = useFieldProps(record)
  return (
    <>
      <Input {...props('name')} />
      <Input {...props('name_en')} />
      <Input {...props('registration_number')} optional />
      <span className={styles.gap} />
      <Textarea {...props('address')} rows={2} optional />
      <Textarea {...props('address_en')} rows={2} optional />
      <Textarea {...props('about')} rows={5} optional />
      <Textarea {...props('about_en')} rows={5} optional />
    </>
  )
}

function LogoField({ record, stored }: PartProps & { stored: string | undefined }) {
  const t = useTranslations('admin.listings')
  const { field } = useController({ control: record.form.control, name: 'image' })
  return (
    <div className={clsx(styles.wide, styles.logo)}>
      <ImageField
        id={record.idOf('image')}
        rule={logoRule}
        label={t('fields.logo')}
        hint={t('logoHint')}
        error={record.errorOf('image')}
        stored={stored}
        value={field.value}
        onChange={field.onChange}
        onRefuse={(message) => void record.refuse('image', message)}
        progress={record.progress?.share ?? null}
      />
    </div>
  )
}

function Registering({ record }: PartProps) {
  return <RegistrantInputs props={useFieldProps(record)} />
}

type StoredProps = PartProps & { opened: CompanyRecord; onVersion: (version: number) => void }

/** Contacts and categories: new ones are saved with the rest, stored ones are deleted at once, after a question. */
function Parts({ record, opened, onVersion }: StoredProps) {
  const t = useTranslations('admin.listings')
  const [stored, setStored] = useState(opened.category)
  const contacts = useController({ control: record.form.control, name: 'contacts' }).field
  const categories = useController({ control: record.form.control, name: 'categories' }).field
  const removeContact = useRemove({
    remove: companyCalls.deleteCompanyContact,
    failed: t('contactFailed'),
    said: ({ version }) => {
      onVersion(version)
      return undefined
    },
    onRemoved: ({ id }) => contacts.onChange(contacts.value.filter((contact) => contact.id !== id)),
  })
  const removeCategory = useRemove({
    remove: companyCalls.deleteCompanyCategory,
    failed: t('categoryFailed'),
    said: ({ version }) => {
      onVersion(version)
      return undefined
    },
    onRemoved: ({ category_id }) =>
      setStored((now) => now.filter((category) => category.category_id !== category_id)),
  })
  const fields = {
    idOf: record.idOf,
    // Rows of lists have errors of their own, by the place of each.
    errorOf: (field: string) => record.errorOf(field as keyof Values),
  }
  return (
    <>
      <CategoryFields
        {...fields}
        stored={stored}
        onRemoveStored={
          removeCategory
            ? ({ category_id, name }) =>
                void removeCategory(
                  { category_id, company_id: opened.company.id },
                  t('removeCategoryQuestion', { name }),
                )
            : undefined
        }
        value={categories.value}
        onChange={categories.onChange}
        min={0}
      />
      <ContactFields
        {...fields}
        value={contacts.value}
        onChange={contacts.onChange}
        onRemoveStored={
          removeContact
            ? (id, value) => void removeContact({ id }, t('removeContactQuestion', { value }))
            : undefined
        }
      />
    </>
  )
}

function Flags({ record, opened }: PartProps & { opened: CompanyRecord }) {
  const t = useTranslations('admin.listings')
  const mayApprove = useMayCall()(companyCalls.deleteCompany)
  return (
    <>
      {/* Who may not see requests may not make one of what is published. */}
      {(mayApprove || !opened.company.approval) && (
        <Switch label={t('fields.approval')} {...record.form.register('approval')} />
      )}
      <Switch label={t('fields.status')} {...record.form.register('status')} />
    </>
  )
}
