'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { FieldBox } from '@/components/ui/field'
import { useTextByKey } from '../../office/composed-texts'
import type { RecordForm } from '../../office/form/use-record-form'
import { DeclaredField, type FormValues } from '../../office/resource/field-kinds'
import type { TranslatedField } from './translation-kinds'
import styles from './language-pair.module.css'

const RichTextView = dynamic(
  () => import('../../office/rich-text/rich-text-view').then((module) => module.RichTextView),
  { ssr: false },
)

type Props = { field: TranslatedField; mongolian: string; record: RecordForm<FormValues> }

/** One text in both languages: the Mongolian text to read, the English text to edit. */
export function LanguagePair({ field: { name, as, label }, mongolian, record }: Props) {
  const t = useTranslations('admin.translations')
  const field = useTextByKey()(label)
  const english = `${name}_en`
  return (
    <div className={styles.pair}>
      <FieldBox id={record.idOf(name)} label={t('mongolian', { field })}>
        <div className={styles.source} role="group" aria-labelledby={`${record.idOf(name)}-label`}>
          {mongolian === '' ? (
            <p className={styles.none}>{t('noMongolian')}</p>
          ) : as === 'richText' ? (
            // The view reads `html` only when it is mounted, so the key mounts a new view for another text.
            <RichTextView key={mongolian} html={mongolian} lang="mn" />
          ) : (
            <p className={styles.plain}>{mongolian}</p>
          )}
        </div>
      </FieldBox>
      <DeclaredField
        id={record.idOf(english)}
        name={english}
        label={t('english', { field })}
        hint={undefined}
        error={record.errorOf(english)}
        optional={false}
        lang="en"
        choices={[]}
        row={undefined}
        rule={undefined}
        record={record}
        options={{ kind: as }}
        ownComponent={undefined}
      />
    </div>
  )
}
