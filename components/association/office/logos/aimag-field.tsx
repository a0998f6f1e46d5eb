import { useTranslations } from 'next-intl'
import { AimagSelect } from '@/components/site/aimag-select'
import type { FieldProps } from '../../../office/resource/field-kinds'

/** The aimag of a member, which may stay unknown. */
export function AimagField({ id, name, label, error, optional, value, onChange, onBlur }: FieldProps) {
  const t = useTranslations('admin.form')
  return (
    <AimagSelect
      {...{ id, name, label, error, optional, onBlur }}
      placeholder={t('choose')}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
