'use client'

import { Undo2, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ImageField } from '../../../office/form/image-field'
import type { FieldProps } from '../../../office/resource/field-kinds'
import styles from './portrait-field.module.css'

const portraitKinds = ['male', 'female'] as const

/** Fetches one of the two drawn portraits as a file. */
async function fetchDrawnPortrait(portraitKind: (typeof portraitKinds)[number]): Promise<File> {
  const response = await fetch(`/art/portrait-${portraitKind}.png`)
  if (!response.ok) throw new Error(`the portrait answered ${response.status}`)
  return new File([await response.blob()], `portrait-${portraitKind}.png`, { type: 'image/png' })
}

/** A portrait field: one of the two drawn portraits, the stored portrait, or an uploaded picture. */
export function PortraitField({
  id,
  name,
  label,
  optional,
  error,
  rule,
  row,
  record,
  value,
  onChange,
}: FieldProps) {
  const t = useTranslations('admin.auditors')
  const failedText = useTranslations('ui.toast')('failed')
  if (!rule) throw new Error(`${name} is no file of the call`)
  const storedUrl = typeof row?.profile === 'string' ? row.profile : undefined
  const chosenFile = value instanceof File ? value : undefined
  const refuse = (message: string) => void record.refuse(name, message)
  return (
    <div className={styles.portrait}>
      <ImageField
        {...{ id, label, optional, error, rule, storedUrl }}
        hint={t('hints.image')}
        value={chosenFile}
        onChange={(file) => onChange(file ?? '')}
        onRefuse={refuse}
        progress={record.progress?.share ?? null}
      />
      <div className={styles.choices}>
        {portraitKinds.map((which) => (
          <Button
            key={which}
            variant="quiet"
            onClick={() => void fetchDrawnPortrait(which).then(onChange, () => refuse(failedText))}
          >
            <UserRound className="icon" size={17} aria-hidden />
            {t(`portraits.${which}`)}
          </Button>
        ))}
        {storedUrl && chosenFile && (
          <Button variant="quiet" onClick={() => onChange('')}>
            <Undo2 className="icon" size={17} aria-hidden />
            {t('portraits.previous')}
          </Button>
        )}
      </div>
    </div>
  )
}
