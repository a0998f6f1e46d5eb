'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Select } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { Field, FieldHint } from '@/components/ui/field-parts'
import { useSubmission } from '@/components/ui/use-submission'
import { sharedDraftCalls } from '@/lib/office/shared-drafts/calls'
import { shareDays } from '@/lib/office/shared-drafts/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { useWrite } from '../calls'
import styles from './share-draft.module.css'

const versions = ['this', 'newest'] as const
const daysAtFirst = 7

/** Makes a link that opens a preview for some days without an account, and shows it to be copied. */
export function ShareDraft({ previewId, language }: { previewId: string; language: Locale }) {
  const t = useTranslations('admin.preview.share')
  const general = useTranslations('ui.toast')
  const id = useId()
  const share = useWrite(sharedDraftCalls.shareDraft)
  const { isSending, message, submit } = useSubmission({ failureMessage: general('failed') })
  const [days, setDays] = useState<number>(daysAtFirst)
  const [version, setVersion] = useState<string>(versions[0])
  const [draft, setDraft] = useState<{ id: string; shared_until: string } | null>(null)
  const shareAndShowLink = () =>
    submit(async () => setDraft(await share({ id: previewId, days, follows_record: version === 'newest' })))
  return (
    <div className={styles.share}>
      <Select
        id={`${id}-days`}
        label={t('days')}
        className={styles.days}
        options={shareDays.map((each) => ({ value: String(each), label: t('dayCount', { days: each }) }))}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
      />
      <Select
        id={`${id}-version`}
        label={t('version')}
        options={versions.map((each) => ({ value: each, label: t(`versions.${each}`) }))}
        value={version}
        onChange={({ target }) => setVersion(target.value)}
      />
      <Button variant="outline" disabled={isSending} onClick={() => void shareAndShowLink()}>
        {t('make')}
      </Button>
      <div role="status" className={styles.link}>
        {draft && (
          <Field id={`${id}-link`} label={t('link')}>
            <CopyField
              id={`${id}-link`}
              value={`${window.location.origin}${localePath(language, associationPaths.preview(draft.id))}`}
              copyLabel={t('copy')}
              doneMessage={t('copied')}
              describedBy={`${id}-hint`}
            />
            <FieldHint id={`${id}-hint`}>
              {t('until', { time: formatDateTime(draft.shared_until, 'mn') })}
            </FieldHint>
          </Field>
        )}
      </div>
      {message && <FieldError alert>{message}</FieldError>}
    </div>
  )
}
