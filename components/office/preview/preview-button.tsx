'use client'

import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import type * as z from 'zod'
import type { Call, InputOf } from '@/lib/platform/api/call'
import type { createdPreview } from '@/lib/platform/api/preview'
import type { Locale } from '@/lib/platform/i18n/locale'
import { useWrite } from '../calls'
import { PreviewDialog } from './preview-dialog'

type Look = {
  /** The language in which the preview opens. */
  language?: Locale
  small?: boolean
}
type OpenerProps = Look & {
  /** If the form is valid, creates a preview and passes the id of the preview to `take`. */
  createPreview: (take: (preview: { id: string }) => void) => Promise<void>
  /** What the preview underlines. */
  slipExcerptsRef: RefObject<readonly string[]>
}

/** A button that opens a preview of the public page with the current values of the form, saved or not. */
export function PreviewOpener({
  createPreview,
  slipExcerptsRef,
  language = 'mn',
  small = false,
}: OpenerProps) {
  const t = useTranslations('admin.preview')
  const [id, setId] = useState<string | null>(null)
  const [isMade, setMade] = useState(true)
  const makePreview = async () => {
    setMade(false)
    await createPreview((preview) => setId(preview.id)).finally(() => setMade(true))
  }
  return (
    <>
      <Button variant="quiet" small={small} disabled={!isMade} onClick={() => void makePreview()}>
        <Eye className="icon" size={17} aria-hidden />
        {t(isMade ? 'open' : 'making')}
      </Button>
      {id && <PreviewDialog {...{ id, language, slipExcerptsRef }} onClose={() => setId(null)} />}
    </>
  )
}

type PreviewCall = Call<z.ZodType, typeof createdPreview>
type Props<C extends PreviewCall> = Look & {
  record: Pick<OpenerProps, 'slipExcerptsRef'> & {
    offer: (take: (input: InputOf<C>) => Promise<void>) => Promise<void>
  }
  call: C
}

/** A `PreviewOpener` for a form that is not declared as a resource; it creates the preview with `call`. */
export function PreviewButton<C extends PreviewCall>({ record, call, ...look }: Props<C>) {
  const write = useWrite(call)
  return (
    <PreviewOpener
      {...look}
      slipExcerptsRef={record.slipExcerptsRef}
      createPreview={(take) => record.offer(async (input) => take(await write(input)))}
    />
  )
}
