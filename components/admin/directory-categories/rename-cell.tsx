'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { categoryCalls } from '@/lib/directory/categories/calls'
import type { ListedCategory } from '@/lib/directory/categories/schema'
import { useMayCall } from '../account'
import { useWrite } from '../calls'
import { useRecordForm } from '../form/use-record-form'
import type { Row } from '../resource/bound'
import styles from './rename-cell.module.css'

/** The button that renames a category, beside its row. */
export function RenameCell({ row }: { row: Row }) {
  const t = useTranslations('admin.directoryCategories')
  const mayRename = useMayCall()(categoryCalls.updateDirectoryCategory)
  const [isOpen, setOpen] = useState(false)
  const category = row as unknown as ListedCategory
  if (!mayRename) return null
  return (
    <>
      <Button
        small
        variant="quiet"
        aria-label={t('renameOf', { name: `${category.category_code} ${category.name_mn}` })}
        onClick={() => setOpen(true)}
      >
        {t('rename')}
      </Button>
      {isOpen && <RenameDialog category={category} onClose={() => setOpen(false)} />}
    </>
  )
}

type Names = { name: string; name_en: string }

function RenameDialog({ category, onClose }: { category: ListedCategory; onClose: () => void }) {
  const t = useTranslations('admin.directoryCategories')
  const common = useTranslations('common')
  const toast = useToast()
  const formId = useId()
  const write = useWrite(categoryCalls.updateDirectoryCategory)
  const { id, category_code, version, name_mn, name_en } = category
  const record = useRecordForm<Names>({
    schema: categoryCalls.updateDirectoryCategory.input,
    defaults: { name: name_mn, name_en },
    toInput: (names) => ({ id, version, ...names }),
    save: async (input) => {
      await write(input)
      toast(t('renamed'))
      onClose()
    },
  })
  const fieldOf = (name: keyof Names) => ({
    ...record.form.register(name),
    id: record.idOf(name),
    label: t(`fields.${name}`),
    error: record.errorOf(name),
    autoComplete: 'off',
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('edit')}
      description={`${category_code} ${name_mn}`}
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
        <Input {...fieldOf('name')} />
        <Input {...fieldOf('name_en')} lang="en" optional />
        {record.problem && <Alert kind="danger">{record.problem.message}</Alert>}
      </form>
    </Dialog>
  )
}
