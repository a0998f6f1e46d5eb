'use client'

import { useTranslations } from 'next-intl'
import { Input, Select, Switch } from '@/components/ui/field'
import type { FileRule } from '@/lib/platform/api/call'
import type { MenuCategory } from '@/lib/content/menu/schema'
import { SettingsPanel } from '../../office/form/editor-columns'
import { RecordImageField } from '../../office/form/image-control'
import { ScheduleFields } from '../../office/form/schedule-fields'
import type { RecordForm } from '../../office/form/use-record-form'
import type { NewsValues } from './news-form'

type Props = {
  record: RecordForm<NewsValues>
  /** The rule that the cover file must meet. */
  rule: FileRule
  /** Whether the items of this site have a schedule and may be shown in the directory. */
  hasSchedule: boolean
  categories: MenuCategory[]
  storedUrl: string | undefined
}

/** The settings of an item: where and when it is shown, its category, its publisher, and its cover. */
export function NewsSettings({ record, rule, hasSchedule, categories, storedUrl }: Props) {
  const t = useTranslations('admin')
  const { form, idOf, errorOf } = record
  return (
    <>
      <SettingsPanel>
        <Switch label={t('news.fields.news_status')} {...form.register('news_status')} />
        {hasSchedule && <Switch label={t('news.fields.yellow_book')} {...form.register('yellow_book')} />}
        <Select
          label={t('news.fields.category_cid')}
          error={errorOf('category_cid')}
          placeholder={t('form.choose')}
          options={categories.map(({ cid, category }) => ({ value: String(cid), label: category }))}
          {...form.register('category_cid')}
          id={idOf('category_cid')}
        />
        <Input
          label={t('news.fields.publisher')}
          error={errorOf('publisher')}
          {...form.register('publisher')}
          id={idOf('publisher')}
        />
        {hasSchedule && <ScheduleFields record={record} />}
      </SettingsPanel>
      <SettingsPanel>
        <RecordImageField
          record={record}
          rule={rule}
          label={t('news.fields.image')}
          hint={t('form.imageHint')}
          storedUrl={storedUrl}
          asksKind
        />
      </SettingsPanel>
    </>
  )
}
