'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/field'
import { ZoomablePicture } from '@/components/ui/full-picture'
import { Picture } from '@/components/ui/picture'
import type { AgendaPicture } from '@/lib/event/agenda/schema'
import { dateCalls } from '@/lib/event/dates/calls'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { allowedValue } from '../../office/list/search'
import type { FieldProps } from '../../office/resource/field-kinds'
import styles from './agenda-picture-fields.module.css'

/** Shows the picture in the list; a press opens it in full. */
export function EnlargeablePicture({ row }: { row: AgendaPicture }) {
  const t = useTranslations('admin.agendaPictures')
  const name = `${formatDate(row.event_date, 'mn')} · ${row.day} · ${row.language}`
  const url = row.agenda_image
  return (
    <ZoomablePicture
      id={`agenda-picture-${row.id}`}
      className={styles.open}
      {...{ url }}
      alt={name}
      label={name}
      closeLabel={t('close')}
    >
      <Picture className={styles.thumb} url={url} alt={t('enlarge', { name })} sizes="120px" />
    </ZoomablePicture>
  )
}

/**
 * The field of the picture's day. Its choices are fetched once the picture's language is chosen, in that
 * language.
 */
export function PictureDayField({
  id,
  name,
  label,
  hint,
  error,
  record,
  value,
  onChange,
  onBlur,
}: FieldProps) {
  const t = useTranslations('admin.form')
  const languageId: unknown = useWatch({ control: record.form.control, name: 'language_id' })
  const language = allowedValue(['1', '2'], String(languageId ?? ''))
  const { data, isFetching } = useRead(
    dateCalls.listAdminEventDates,
    { language },
    { enabled: language !== undefined },
  )
  const locale = language === '2' ? 'en' : 'mn'
  const days = language === undefined ? [] : (data?.dates ?? [])
  return (
    <Select
      {...{ id, name, label, error, onBlur }}
      hint={language === undefined ? hint : undefined}
      options={days.map((day) => ({
        value: String(day.id),
        label: `${formatDate(day.event_date, locale)} · ${day.day} · ${day.event}`,
      }))}
      placeholder={t('choose')}
      disabled={language === undefined}
      aria-busy={isFetching}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
