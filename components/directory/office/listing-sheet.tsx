'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'
import { SaveProblem } from '../../office/form/save-problem'
import { useFormSaveProps } from '../../office/form/use-form-keys'
import { useUnsavedGuard } from '../../office/unsaved'
import styles from './listing-form.module.css'

type Props = {
  title: string
  /** The name of the listing. */
  note: string
  record: Parameters<typeof useFormSaveProps>[0] & ComponentProps<typeof SaveProblem>['record']
  /** The address that shows the version of the listing that somebody else saved. */
  href: string
  onClose: () => void
  children: ReactNode
}

/** The form of a listing over a list; it asks before unsaved input is lost. */
export function ListingSheet({ title, note, record, href, onClose, children }: Props) {
  const t = useTranslations()
  const formId = useId()
  const mayLeave = useUnsavedGuard(record.isDirty)
  const closeIfMayLeave = () => void mayLeave().then((may) => may && onClose())
  return (
    <Sheet
      title={title}
      note={note}
      onClose={closeIfMayLeave}
      foot={
        <div className={styles.foot}>
          <p role="status">
            {record.isSaving ? t('admin.form.saving') : record.isDirty ? t('admin.unsaved.note') : ''}
          </p>
          <Button variant="quiet" disabled={record.isSaving} onClick={closeIfMayLeave}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={record.isSaving}>
            {t('common.save')}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} {...useFormSaveProps(record)}>
        {children}
        <div className={styles.wide}>
          <SaveProblem record={record} href={href} />
        </div>
      </form>
    </Sheet>
  )
}

/**
 * Returns a function that runs a save, reports success or failure in a toast, and throws a failure again. A
 * failure with errors of fields gets no toast, because the form shows these errors.
 */
export function useSaveWithToasts(): (save: () => Promise<unknown>) => Promise<void> {
  const t = useTranslations()
  const toast = useToast()
  return async (save) => {
    try {
      await save()
    } catch (error) {
      if (!(error instanceof CallError && Object.keys(error.fields).length > 0))
        toast(t('admin.listings.saveFailed'), { kind: 'danger', milliseconds: 3000 })
      throw error
    }
    toast(t('ui.toast.saved'))
  }
}
