import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/field'
import { pageTypes, type MenuNode } from '@/lib/content/menu/schema'
import type { RecordForm } from '../../../office/form/use-record-form'
import { levelsOf, possibleParents, type MenuValues } from './menu-form'

type Props = { record: RecordForm<MenuValues>; tree: readonly MenuNode[] }

/** The fields for the place of a new menu item: its type, then its level, then its parent. */
export function MenuPlaceFields({ record: { form, idOf, errorOf }, tree }: Props) {
  const t = useTranslations()
  const values = useWatch({ control: form.control }) as MenuValues
  const levels = levelsOf(values.page_type)
  const parents = possibleParents(tree, values)
  return (
    <>
      <Select
        label={t('admin.menu.fields.page_type')}
        placeholder={t('admin.form.choose')}
        options={pageTypes.map((value) => ({ value, label: t(`admin.menu.types.${value}`) }))}
        error={errorOf('page_type')}
        {...form.register('page_type', {
          onChange: () => {
            form.setValue('category_level', '')
            form.setValue('pid', '')
          },
        })}
        id={idOf('page_type')}
      />
      {(levels.length > 0 || errorOf('category_level')) && (
        <Select
          label={t('admin.menu.fields.category_level')}
          placeholder={t('admin.form.choose')}
          options={levels.map((value) => ({ value, label: t(`admin.menu.levels.${value}`) }))}
          error={errorOf('category_level')}
          {...form.register('category_level', { onChange: () => form.setValue('pid', '') })}
          id={idOf('category_level')}
        />
      )}
      {values.category_level !== '' && values.category_level !== '1' && (
        <Select
          label={t('admin.menu.fields.pid')}
          placeholder={t('admin.form.choose')}
          options={parents.map(({ cid, label }) => ({ value: String(cid), label }))}
          hint={parents.length === 0 ? t('admin.menu.noParents') : undefined}
          error={errorOf('pid')}
          {...form.register('pid')}
          id={idOf('pid')}
        />
      )}
    </>
  )
}
