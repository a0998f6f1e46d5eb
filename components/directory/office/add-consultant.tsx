'use client'

import { useTranslations } from 'next-intl'
import { Input, Textarea } from '@/components/ui/field'
import { Panel } from '@/components/ui/panel'
import type { InputOf } from '@/lib/platform/api/call'
import { directoryRegistrationCalls } from '@/lib/directory/registration/calls'
import { useWrite } from '../../office/calls'
import { FormProblem } from '../../office/form/form-problem'
import { SaveBar } from '../../office/form/save-bar'
import { ScreenForm } from '../../office/form/screen-form'
import { useFormSaveProps } from '../../office/form/use-form-keys'
import { useRecordForm } from '../../office/form/use-record-form'
import { useUnsavedGuard } from '../../office/unsaved'
import styles from './add-listing.module.css'
import { FirstProblem } from './first-problem'
import formStyles from './listing-form.module.css'
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
  const t = useTranslations('admin.addListing')
  const fields = useTranslations('admin.listings.fields')
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
  useUnsavedGuard(record.isDirty)
  const { errors } = record.form.formState
  const inputProps = (name: keyof Values, label: Parameters<typeof fields>[0]) => ({
    ...record.form.register(name),
    id: record.idOf(name),
    label: fields(label),
    error: record.errorOf(name),
    optional: record.isOptional(name),
    lang: name.endsWith('En') ? 'en' : undefined,
    autoComplete: 'off',
  })
  return (
    <ScreenForm {...useFormSaveProps(record)}>
      <Panel as="div" className={styles.panel}>
        <div className={formStyles.form}>
          <FirstProblem errors={errors} className={formStyles.wide} />
          <Input {...inputProps('nameMn', 'name')} />
          <Input {...inputProps('nameEn', 'name_en')} />
          <Input {...inputProps('professionMn', 'profession')} />
          <Input {...inputProps('professionEn', 'profession_en')} />
          <Input {...inputProps('phone', 'phone_number')} inputMode="tel" />
          <span className={formStyles.gap} />
          <Textarea {...inputProps('adviceMn', 'advice_range')} rows={4} />
          <Textarea {...inputProps('adviceEn', 'advice_range_en')} rows={4} />
          <div className={formStyles.wide}>
            {Object.keys(errors).length === 0 && <FormProblem problem={record.problem} />}
          </div>
        </div>
      </Panel>
      <SaveBar isDirty={record.isDirty} isSaving={record.isSaving} label={t('save')} />
    </ScreenForm>
  )
}
