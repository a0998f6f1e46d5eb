'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useToast } from '@/components/ui/toast'
import type { Values } from '@/lib/platform/api/resource'
import type { Translation } from '@/lib/office/translations/schema'
import { translationCalls } from '@/lib/office/translations/calls'
import { useWrite } from '../../office/calls'
import { SaveBar } from '../../office/form/save-bar'
import { ScreenForm } from '../../office/form/screen-form'
import { useFormSaveProps } from '../../office/form/use-form-keys'
import { useRecordForm } from '../../office/form/use-record-form'
import { PageHead } from '../../office/page-head'
import { useUnsavedGuard } from '../../office/unsaved'
import { useDeclaredWrite } from '../../office/resource/declared-calls'
import type { FormValues } from '../../office/resource/field-kinds'
import { LanguagePair } from './language-pair'
import {
  type EnglishTexts,
  englishValuesOf,
  readTranslatedRecord,
  type TranslatedRecord,
} from './translation-kinds'
import styles from './translation-form.module.css'
import { TranslationProblem } from './translation-problem'
import { TranslationState } from './translation-state'

type Props = {
  translation: Translation
  record: TranslatedRecord
  /** The address of the next record in the translation list; undefined for the last record. */
  nextHref: string | undefined
  /** Called after a save, unless staff chose to stay in the form. */
  onDone: () => void
  onCancel: () => void
}

/** Converts the values of the form to strings; all fields of this form are texts. */
const toEnglishTexts = (values: FormValues): EnglishTexts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))

/**
 * Shows the Mongolian texts of a record at the left, read-only, and the fields for its English texts at the
 * right. The English is saved by the same call as the record's full form.
 */
export function TranslationForm({ translation, record: initialRecord, nextHref, onDone, onCancel }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const [source, setSource] = useState(initialRecord)
  const [state, setState] = useState(translation.state)
  const write = useDeclaredWrite(source.update)
  const keep = useWrite(translationCalls.keepTranslation)
  const { kind, record_id: recordId } = translation

  const record = useRecordForm<FormValues, Values>({
    schema: source.update.input,
    defaults: englishValuesOf(source),
    toInput: (values) => source.toInput(toEnglishTexts(values)),
    save: async (input, { stays }) => {
      // Saving outdated English without changes means that staff checked it: `keep` marks it as up to date.
      const isKept = !record.isDirty && state === 'outdated'
      const english = toEnglishTexts(record.form.getValues())
      if (isKept) await keep({ id: translation.id, version: source.values.version })
      const answer = isKept ? source.values : await write(input)
      toast(t('ui.toast.saved'))
      record.settle()
      if (!stays) return onDone()
      setSource(source.withSaved(english, Number(answer.version)))
      setState(
        source.fields.some(({ name }) => source.values[name] && !english[`${name}_en`]) ? 'missing' : 'done',
      )
    },
  })
  const mayLeave = useUnsavedGuard(record.isDirty)
  const formProps = useFormSaveProps(record)

  /** Loads the version that someone else saved and keeps the values typed here. */
  const reloadKeepingTypedText = async () => {
    const fresh = await readTranslatedRecord(kind, recordId)
    const typedValues = record.form.getValues()
    const before = englishValuesOf(source)
    setSource(fresh)
    record.restart(englishValuesOf(fresh))
    for (const [name, value] of Object.entries(typedValues)) {
      if (value !== before[name]) record.form.setValue(name, value, { shouldDirty: true })
    }
  }

  return (
    <ScreenForm {...formProps}>
      <PageHead
        title={translation.name}
        note={t(`admin.translations.choices.kind.${kind}`)}
        actions={
          <>
            <LinkButton variant="quiet" href={source.href}>
              {t('admin.translations.whole')}
            </LinkButton>
            {nextHref && (
              <LinkButton variant="quiet" href={nextHref}>
                {t('admin.translations.skip')}
              </LinkButton>
            )}
          </>
        }
      />
      <TranslationState
        state={state}
        onMarkUpToDate={record.isDirty || record.isSaving ? undefined : () => void record.save()}
      />
      <Panel as="div" className={styles.panel}>
        {source.fields.map((field) => (
          <LanguagePair
            key={field.name}
            field={field}
            mongolian={String(source.values[field.name] ?? '')}
            record={record}
          />
        ))}
        <TranslationProblem record={record} onReload={reloadKeepingTypedText} />
      </Panel>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        label={t(nextHref ? 'admin.translations.saveAndNext' : 'common.save')}
        onCancel={() => void mayLeave().then((may) => may && onCancel())}
      />
    </ScreenForm>
  )
}
