'use client'

import type { RefObject } from 'react'
import type { FormSpec, Values } from '@/lib/platform/api/resource'
import { PreviewOpener } from '../preview/preview-button'
import { useDeclaredWrite } from './declared-calls'

type PreviewCall = NonNullable<FormSpec['preview']>['call']
type Props = {
  record: {
    offer: (take: (input: Values) => Promise<void>) => Promise<void>
    slipExcerptsRef: RefObject<readonly string[]>
  }
  call: PreviewCall
}

/** The preview button of a declared form. */
export function DeclaredPreviewButton({ record, call }: Props) {
  const write = useDeclaredWrite(call)
  return (
    <PreviewOpener
      slipExcerptsRef={record.slipExcerptsRef}
      createPreview={(take) =>
        record.offer(async (input) => take(call.answer.parse(await write(omitUnacceptedFiles(call, input)))))
      }
    />
  )
}

/** Omits files that the preview does not take: a PDF is not needed, because the page shows only its link. */
function omitUnacceptedFiles({ files = {} }: Pick<PreviewCall, 'files'>, input: Values) {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !(value instanceof File) || name in files),
  )
}
