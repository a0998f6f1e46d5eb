'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Field } from '@/components/ui/field-parts'
import type { Values } from '@/lib/platform/api/resource'
import { FormPanel } from '../../office/form/form-panel'
import { PageHead } from '../../office/page-head'

/** Shows the secret of a new API token, which no later page can show. */
export function NewToken({ answer, onDone }: { answer: Values; onDone: () => void }) {
  const t = useTranslations('admin.apiTokens.secret')
  const id = useId()
  return (
    <>
      <PageHead title={t('title')} />
      <FormPanel narrow>
        <div id={`${id}-hint`}>
          <Alert kind="warning">{t('once')}</Alert>
        </div>
        <Field id={id} label={t('label')}>
          <CopyField
            id={id}
            value={String(answer.secret)}
            copyLabel={t('copy')}
            doneMessage={t('copied')}
            describedBy={`${id}-hint`}
          />
        </Field>
        <div>
          <Button onClick={onDone}>{t('done')}</Button>
        </div>
      </FormPanel>
    </>
  )
}
