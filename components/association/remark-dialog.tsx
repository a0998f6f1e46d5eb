'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { DialogField, DialogForm, type DialogFormTexts, DialogTextarea } from '@/components/site/dialog-form'
import { FormDialog } from '@/components/site/form-dialog'
import { usePublicForm } from '@/components/ui/use-public-form'
import { remarkLettersMax } from '@/lib/office/shared-drafts/limits'
import type { Locale } from '@/lib/platform/i18n/locale'
import { callApi } from '@/lib/wiring/calls/client'

type Texts = DialogFormTexts & {
  title: string
  about: string
  close: string
  withoutScript: string
  failed: string
  required: string
  fields: Record<'text' | 'name' | 'place', string>
}
type Props = { previewId: string; locale: Locale; texts: Texts }

/** The dialog for a remark on a shared draft; the link `#remark` opens it. */
export function RemarkDialog({ previewId, locale, texts }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const form = usePublicForm({
    formRef,
    failed: texts.failed,
    optional: texts.optional,
    check: ({ text = '', name = '' }) => ({
      ...(!text.trim() && { text: texts.required }),
      ...(!name.trim() && { name: texts.required }),
    }),
    send: async ({ text = '', name = '', place = '', website = '' }) => {
      await callApi(
        'POST /client/insert/draft-remark',
        { preview_id: previewId, text, name, place, website, lang: locale },
        { lang: locale },
      )
    },
  })
  useSelectedPlace(formRef)
  const fieldOf = (name: keyof Texts['fields']) => ({
    ...{ form, name, label: texts.fields[name], maxLength: remarkLettersMax[name] },
  })
  return (
    <FormDialog
      hash="remark"
      title={texts.title}
      note={texts.about}
      closeLabel={texts.close}
      withoutScript={texts.withoutScript}
    >
      <DialogForm form={form} texts={texts}>
        <DialogTextarea {...fieldOf('text')} countTemplate={texts.count} />
        <DialogField {...fieldOf('name')} autoComplete="name" />
        <DialogField {...fieldOf('place')} autoComplete="off" />
      </DialogForm>
    </FormDialog>
  )
}

/** Puts the words that the reader selects in the draft into the field `place`. */
function useSelectedPlace(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const takeSelection = () => {
      const selection = document.getSelection()
      const words = selection?.toString().replace(/\s+/g, ' ').trim()
      const element = selection?.anchorNode?.parentElement
      const field = form.current?.elements.namedItem('place')
      // A press empties the selection, and the words stay.
      if (!words || !element?.closest('main') || element.closest('dialog')) return
      if (field instanceof HTMLInputElement) field.value = words.slice(0, remarkLettersMax.place)
    }
    document.addEventListener('selectionchange', takeSelection)
    return () => document.removeEventListener('selectionchange', takeSelection)
  }, [form])
}
