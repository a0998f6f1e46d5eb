'use client'

import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locale'
import type { PreviewCall } from '@/lib/previews/calls'
import { useWrite } from '../calls'
import type { RecordForm } from '../form/use-record-form'
import { PreviewDialog } from './preview-dialog'

type Props<Values extends FieldValues> = {
  record: RecordForm<Values>
  call: PreviewCall
  /** The language that is looked at first. */
  language?: Locale
  small?: boolean
}

/** Opens the public page with what stands in the form now, saved or not. */
export function PreviewButton<Values extends FieldValues>({
  record,
  call,
  language = 'mn',
  small = false,
}: Props<Values>) {
  const t = useTranslations('admin.preview')
  const write = useWrite(call)
  const [id, setId] = useState<string | null>(null)
  const [isMade, setMade] = useState(true)
  const open = async () => {
    setMade(false)
    await record
      .offer(async (input) => setId((await write(takenBy(call, input))).id))
      .finally(() => setMade(true))
  }
  return (
    <>
      <Button variant="quiet" small={small} disabled={!isMade} onClick={() => void open()}>
        <Eye className="icon" size={17} aria-hidden />
        {t(isMade ? 'open' : 'making')}
      </Button>
      {id && <PreviewDialog id={id} language={language} onClose={() => setId(null)} />}
    </>
  )
}

/** A preview takes no PDF: only its link shows. */
function takenBy({ files = {} }: Pick<PreviewCall, 'files'>, input: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !(value instanceof File) || name in files),
  )
}
