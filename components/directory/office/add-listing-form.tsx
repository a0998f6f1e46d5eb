import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { Panel } from '@/components/ui/panel'
import { FormProblem } from '../../office/form/form-problem'
import { SaveBar } from '../../office/form/save-bar'
import { ScreenForm } from '../../office/form/screen-form'
import { useFormSaveProps } from '../../office/form/use-form-keys'
import type { RecordForm } from '../../office/form/use-record-form'
import { useUnsavedGuard } from '../../office/unsaved'
import styles from './add-listing.module.css'
import { FirstProblem } from './first-problem'
import formStyles from './listing-form.module.css'

type Props = {
  record: Parameters<typeof useFormSaveProps>[0] &
    Pick<RecordForm<object>, 'isDirty' | 'isSaving' | 'progress' | 'problem'> & {
      form: { formState: { errors: FieldErrors } }
    }
  children: ReactNode
}

/** The form of a new listing, which is published at once. */
export function AddListingForm({ record, children }: Props) {
  const t = useTranslations('admin.addListing')
  const { isDirty, isSaving, progress } = record
  const { errors } = record.form.formState
  useUnsavedGuard(isDirty)
  return (
    <ScreenForm {...useFormSaveProps(record)}>
      <Panel as="div" className={styles.panel}>
        <div className={formStyles.form}>
          <FirstProblem errors={errors} className={formStyles.wide} />
          {children}
          <div className={formStyles.wide}>
            {Object.keys(errors).length === 0 && <FormProblem problem={record.problem} />}
          </div>
        </div>
      </Panel>
      <SaveBar {...{ isDirty, isSaving, progress }} label={t('save')} />
    </ScreenForm>
  )
}
