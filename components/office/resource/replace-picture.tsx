'use client'

import { ImageUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'
import { fieldsOf, type FormSpec } from '@/lib/platform/api/resource'
import { acceptedFileTypes } from '../form/file-check'
import { useFileDrop } from '../media/use-file-drop'
import type { Row } from './bound'
import { useDeclaredWrite } from './declared-calls'
import { callInputOf, initialFormValues } from './form-values'

type Props = { form: FormSpec; field: string; row: Row; name: string }

/**
 * A button that replaces the picture of a row. The chosen file is saved at once; the other values of
 * the row do not change.
 */
export function ReplacePictureButton({ form, field, row, name }: Props) {
  const { update } = form
  const rule = update?.files?.[field]
  if (!update || !rule) throw new Error(`no call replaces the picture ${field}`)
  const t = useTranslations()
  const toast = useToast()
  const write = useDeclaredWrite(update)
  const chooser = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const showError = (message: string) => toast(message, { kind: 'danger' })

  const saveNewPicture = async (file: File) => {
    const fields = fieldsOf(form, false)
    const values = { ...initialFormValues(fields, row), [field]: file }
    setSending(true)
    try {
      await write({ ...callInputOf(fields, values, form, row), id: row.id, version: row.version })
      toast(t('ui.toast.saved'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showError(error.fields[field] ?? error.message)
    } finally {
      setSending(false)
    }
  }
  const { takeAll } = useFileDrop({
    rule,
    take: ([file]) => file && void saveNewPicture(file),
    refuse: showError,
  })
  return (
    <>
      <IconButton
        label={t('admin.list.replacePicture', { name })}
        disabled={isSending}
        aria-busy={isSending}
        onClick={() => chooser.current?.click()}
      >
        <ImageUp className="icon" size={17} aria-hidden />
      </IconButton>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedFileTypes(rule).join(',')}
        onChange={(event) => {
          takeAll([...(event.target.files ?? [])])
          // Lets staff choose the same file again after it was refused.
          event.target.value = ''
        }}
      />
    </>
  )
}
