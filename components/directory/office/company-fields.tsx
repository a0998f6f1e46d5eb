import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { AimagSelect } from '@/components/site/aimag-select'
import { Input, Switch, Textarea } from '@/components/ui/field'
import { companyCalls, logoRule } from '@/lib/directory/companies/calls'
import { useMayCall } from '../../office/account'
import { RecordImageField } from '../../office/form/image-control'
import type { RecordForm } from '../../office/form/use-record-form'
import type { CompanyValues } from './company-values'
import styles from './listing-form.module.css'
import { RegistrantInputs } from './registrant-inputs'

type TextField = Exclude<keyof CompanyValues, 'contacts' | 'categories' | 'approval' | 'status' | 'image'>
type PartProps = { record: RecordForm<CompanyValues> }

function useFieldProps(record: RecordForm<CompanyValues>) {
  const t = useTranslations('admin.listings.fields')
  return (name: TextField) => record.inputPropsOf(name, t(name))
}

/** The fields of names, registration number, places, addresses and descriptions of a company. */
export function CompanyTextFields({ record }: PartProps) {
  const props = useFieldProps(record)
  const choose = useTranslations('admin.form')('choose')
  return (
    <>
      <Input {...props('name')} />
      <Input {...props('name_en')} />
      <Input {...props('registration_number')} />
      <AimagSelect {...props('aimag')} placeholder={choose} />
      <Input {...props('sum')} />
      <Input {...props('sum_en')} />
      <Textarea {...props('address')} rows={2} />
      <Textarea {...props('address_en')} rows={2} />
      <Textarea {...props('about')} rows={5} />
      <Textarea {...props('about_en')} rows={5} />
    </>
  )
}

export function CompanyLogoField({ record, storedUrl }: PartProps & { storedUrl: string | undefined }) {
  const t = useTranslations('admin.listings')
  return (
    <div className={clsx(styles.wide, styles.logo)}>
      <RecordImageField
        record={record}
        rule={logoRule}
        label={t('fields.logo')}
        hint={t('logoHint')}
        storedUrl={storedUrl}
      />
    </div>
  )
}

/** The fields about the person who registered the company. */
export function CompanyRegistrantFields({ record }: PartProps) {
  return <RegistrantInputs inputPropsOf={useFieldProps(record)} />
}

/** A switch that publishes the company, and one that says whether the company operates. */
export function CompanySwitches({ record, isApproved }: PartProps & { isApproved: boolean }) {
  const t = useTranslations('admin.listings')
  const mayApprove = useMayCall()(companyCalls.deleteCompany)
  return (
    <>
      {/* Only staff who may delete companies may turn a published company back into a request. */}
      {(mayApprove || !isApproved) && (
        <Switch label={t('fields.approval')} {...record.form.register('approval')} />
      )}
      <Switch label={t('fields.status')} {...record.form.register('status')} />
    </>
  )
}
