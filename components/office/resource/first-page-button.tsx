'use client'

import { FileImage } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { Call } from '@/lib/platform/api/call'
import { setKindOfChosenFile } from '@/lib/platform/files/picture-kind'
import { makeUntypedCall } from '@/lib/wiring/calls/client'
import type { FieldProps } from './field-kinds'

type Props = Pick<FieldProps, 'name' | 'row' | 'record' | 'onChange'> & {
  /** The name of the field with the PDF. */
  pdf: string
  call: Call
}

/** Takes the first page of the chosen PDF, else of the stored one, as the picture of the field. */
export function FirstPageButton({ name, row, record, onChange, pdf, call }: Props) {
  const t = useTranslations()
  const pdfValue: unknown = useWatch({ control: record.form.control, name: pdf })
  const [isDrawing, setIsDrawing] = useState(false)
  const hasPdf = pdfValue instanceof File || (pdfValue === undefined && Boolean(row?.[pdf]))
  if (!hasPdf) return null
  const drawPage = async () => {
    setIsDrawing(true)
    try {
      const file = pdfValue instanceof File ? { pdf: pdfValue } : { id: row?.id }
      const { image } = (await makeUntypedCall(call, file)) as { image: string }
      const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))
      const page = new File([bytes], 'page-1.jpg', { type: 'image/jpeg' })
      setKindOfChosenFile(page, 'document')
      onChange(page)
    } catch (error) {
      await record.refuse(name, error instanceof Error ? error.message : t('ui.toast.failed'))
    } finally {
      setIsDrawing(false)
    }
  }
  return (
    <Button variant="quiet" disabled={isDrawing} onClick={() => void drawPage()}>
      <FileImage className="icon" size={18} aria-hidden />
      {t(isDrawing ? 'admin.form.drawingFirstPage' : 'admin.form.firstPage')}
    </Button>
  )
}
