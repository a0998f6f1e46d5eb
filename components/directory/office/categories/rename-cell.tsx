'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/platform/api/call'
import { categoryCalls } from '@/lib/directory/categories/calls'
import type { CategoryRecord, ListedCategory } from '@/lib/directory/categories/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../../office/account'
import { useWrite } from '../../../office/calls'
import { SaveProblem } from '../../../office/form/save-problem'
import { useRecordForm } from '../../../office/form/use-record-form'
import { useListUrl } from '../../../office/list/list-url'
import { useFormRecord } from '../../../office/form-record'
import { RecordLoadingOrError } from '../../../office/resource/record-page'
import styles from './rename-cell.module.css'

/** The button in the row of a category that opens the dialog to rename it. */
export function RenameCell({ row }: { row: ListedCategory }) {
  const t = useTranslations('admin.directoryCategories')
  const mayRename = useMayCall()(categoryCalls.updateDirectoryCategory)
  const [isOpen, setOpen] = useState(false)
  const { id, category_code, name_mn } = row
  if (!mayRename) return null
  return (
    <>
      <Button
        small
        variant="quiet"
        aria-label={t('renameOf', { name: `${category_code} ${name_mn}` })}
        onClick={() => setOpen(true)}
      >
        {t('rename')}
      </Button>
      {isOpen && <RenameDialogLoader id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * Reads the category for the dialog: the row of the list may be outdated, and may change while somebody
 * types.
 */
function RenameDialogLoader({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('admin.directoryCategories')
  const { hrefWith } = useListUrl()
  const query = useFormRecord(categoryCalls.getDirectoryCategory, { id })
  if (query.data) return <RenameDialog category={query.data.record} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('edit')}>
      <RecordLoadingOrError query={query} listHref={hrefWith({})} />
    </Dialog>
  )
}

type Names = { name: string; name_en: string }

function RenameDialog({ category, onClose }: { category: CategoryRecord; onClose: () => void }) {
  const t = useTranslations('admin.directoryCategories')
  const common = useTranslations('common')
  const toast = useToast()
  const formId = useId()
  const write = useWrite(categoryCalls.updateDirectoryCategory)
  const { id, category_code, version, name, name_en } = category
  const record = useRecordForm<Names, InputOf<typeof categoryCalls.updateDirectoryCategory>>({
    schema: categoryCalls.updateDirectoryCategory.input,
    defaults: { name, name_en },
    toInput: (names) => ({ id, version, ...names }),
    save: async (input) => {
      await write(input)
      toast(t('renamed'))
      onClose()
    },
  })
  const inputPropsOf = (name: keyof Names) => record.inputPropsOf(name, t(`fields.${name}`))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('edit')}
      description={`${category_code} ${name}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void record.save()
        }}
      >
        <Input {...inputPropsOf('name')} />
        <Input {...inputPropsOf('name_en')} lang="en" />
        <SaveProblem record={record} href={`${officePaths.directoryCategories}?id=${id}`} />
      </form>
    </Dialog>
  )
}
