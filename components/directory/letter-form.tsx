'use client'

import { usePublicForm } from '@/components/ui/use-public-form'
import { callApi } from '@/lib/wiring/calls/client'
import { letterLettersMax } from '@/lib/directory/letters/limits'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import { DialogField, DialogForm, type DialogFormTexts, DialogTextarea } from '@/components/site/dialog-form'
import { FormDialog } from '@/components/site/form-dialog'
import styles from './letter-form.module.css'

type LetterTexts = DialogFormTexts & {
  title: string
  close: string
  withoutScript: string
  failed: string
  fields: Record<'name' | 'email' | 'phone' | 'text', string>
  /** The texts of problems by message key. */
  problems: ProblemTexts
}
type Props = {
  company: { id: number; name: string; nameLang: string | undefined }
  locale: Locale
  texts: LetterTexts
}

const loadSchema = () => import('@/lib/directory/letters/schema').then(({ letterForm }) => letterForm)

/**
 * The dialog for a letter to a company, opened by `#write`. The server sends the letter, so the page need not
 * contain the company's e-mail address.
 */
export function LetterForm({ company, locale, texts }: Props) {
  const form = usePublicForm({
    failed: texts.failed,
    optional: texts.optional,
    schema: loadSchema,
    beside: { company_id: company.id, lang: locale },
    problems: texts.problems,
    send: async (input) => {
      const { name = '', email = '', text = '' } = input
      await callApi(
        'POST /client/yellow-page/insert/letter',
        { ...input, ...{ name, email, text }, company_id: company.id, lang: locale },
        { lang: locale },
      )
    },
  })
  const { fields } = texts
  return (
    <FormDialog
      hash="write"
      title={texts.title}
      note={company.name}
      noteLang={company.nameLang}
      closeLabel={texts.close}
      withoutScript={texts.withoutScript}
    >
      <DialogForm form={form} texts={texts}>
        <div className={styles.two}>
          <DialogField
            {...{ form, name: 'name', label: fields.name, maxLength: letterLettersMax.name }}
            autoComplete="name"
          />
          <DialogField
            {...{ form, name: 'email', label: fields.email, maxLength: letterLettersMax.email }}
            type="email"
            autoComplete="email"
          />
        </div>
        <DialogField
          {...{ form, name: 'phone', label: fields.phone, maxLength: letterLettersMax.phone }}
          type="tel"
          autoComplete="tel"
        />
        <DialogTextarea
          {...{ form, name: 'text', label: fields.text, maxLength: letterLettersMax.text }}
          countTemplate={texts.count}
        />
      </DialogForm>
    </FormDialog>
  )
}
