'use client'

import { FieldGroup, FieldNotes } from '@/components/ui/field-parts'
import { usePublicForm } from '@/components/ui/use-public-form'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { callApi } from '@/lib/wiring/calls/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import { DialogField, DialogForm, type DialogFormTexts, DialogTextarea } from '@/components/site/dialog-form'
import { FormDialog } from '@/components/site/form-dialog'
import styles from './report-form.module.css'

/**
 * The most letters of a report's text. The call allows more letters, because the form puts the kind of error
 * in front of the text.
 */
const textLettersMax = 1_900

type ReportTexts = DialogFormTexts & {
  title: string
  close: string
  withoutScript: string
  failed: string
  what: string
  /** The kinds of errors, as texts in the reader's language. The form sends the chosen text. */
  kinds: readonly string[]
  noKind: string
  required: string
  fields: Record<'text' | 'email', string>
}
type Props = {
  listing: ({ company_id: number } | { person_id: number }) & { name: string; nameLang: string | undefined }
  locale: Locale
  texts: ReportTexts
}

/** The dialog for reporting an error in a listing; the link `#report` opens it. */
export function ReportForm({ listing, locale, texts }: Props) {
  const { name, nameLang, ...about } = listing
  const form = usePublicForm({
    failed: texts.failed,
    optional: texts.optional,
    check: ({ kind, text = '' }) => ({
      ...(!kind && { kind: texts.noKind }),
      ...(!text.trim() && { text: texts.required }),
    }),
    send: async ({ kind = '', text = '', email = '', website = '' }) => {
      await callApi(
        'POST /client/yellow-page/insert/report',
        { ...about, text: `${kind}: ${text.trim()}`, email, website, lang: locale },
        { lang: locale },
      )
    },
  })
  return (
    <FormDialog
      hash="report"
      title={texts.title}
      note={name}
      noteLang={nameLang}
      closeLabel={texts.close}
      withoutScript={texts.withoutScript}
    >
      <DialogForm form={form} texts={texts}>
        <FieldGroup id={form.fieldProps('kind').id} label={texts.what} className={styles.kinds}>
          {texts.kinds.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                aria-describedby={form.control('kind')['aria-describedby']}
              />
              {kind}
            </label>
          ))}
          <FieldNotes {...form.fieldProps('kind')} />
        </FieldGroup>
        <DialogTextarea
          {...{ form, name: 'text', label: texts.fields.text, maxLength: textLettersMax }}
          countTemplate={texts.count}
        />
        <DialogField
          {...{ form, name: 'email', label: texts.fields.email, maxLength: emailLettersMax }}
          type="email"
          autoComplete="email"
        />
      </DialogForm>
    </FormDialog>
  )
}
