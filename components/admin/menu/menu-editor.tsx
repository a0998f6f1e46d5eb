'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input, Select, Switch } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { makeCall, queryKey } from '@/lib/api/client'
import { menuCalls } from '@/lib/menu/calls'
import { pageTypes, type MenuNode } from '@/lib/menu/schema'
import { FormProblem } from '../form/form-problem'
import { useRecordForm } from '../form/use-record-form'
import { useUnsavedGuard } from '../unsaved'
import { insertInput, levelsOf, menuDefaults, parentsOf, type MenuValues } from './menu-form'

type Props = { tree: readonly MenuNode[]; item: MenuNode | undefined; onClear: () => void }

/** A new item: type, then level, then parent. Of an existing one the names and the status. */
export function MenuEditor({ tree, item, onClear }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const client = useQueryClient()
  const call = item ? menuCalls.updateMenu : menuCalls.insertMenu
  const record = useRecordForm<MenuValues>({
    schema: call.input,
    defaults: item
      ? {
          ...menuDefaults,
          category: item.category,
          category_en: item.category_en,
          category_status: item.category_status,
        }
      : menuDefaults,
    toInput: ({ category, category_en, category_status, ...place }) => {
      const names = { category, category_en, category_status }
      return item ? { cid: item.cid, ...names } : insertInput({ ...place, ...names })
    },
    save: async (input) => {
      await makeCall(call, input)
      await client.invalidateQueries({ queryKey: queryKey('GET /admin/get/category') })
      toast(t('ui.toast.saved'))
      clear()
    },
  })
  const { form, idOf, errorOf } = record
  const mayLeave = useUnsavedGuard(record.isDirty)
  const clear = () => {
    record.restart(menuDefaults)
    onClear()
  }
  // A new item is cleared where it stands; an existing one is left.
  const giveUp = async () => {
    if (!item || (await mayLeave())) clear()
  }
  const values = useWatch({ control: form.control }) as MenuValues
  const levels = levelsOf(values.page_type)
  const parents = parentsOf(tree, values)

  return (
    <form className="panel menu-form" noValidate onSubmit={(event) => void record.submit(event)}>
      <h2>{t(item ? 'admin.menu.edit' : 'admin.menu.add')}</h2>
      {!item && (
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
      )}
      <Input
        label={t('admin.menu.fields.category')}
        error={errorOf('category')}
        autoComplete="off"
        autoFocus={item !== undefined}
        {...form.register('category')}
        id={idOf('category')}
      />
      <Input
        label={t('admin.menu.fields.category_en')}
        error={errorOf('category_en')}
        autoComplete="off"
        lang="en"
        {...form.register('category_en')}
        id={idOf('category_en')}
      />
      <Switch label={t('ui.status.active')} {...form.register('category_status')} />
      <FormProblem problem={record.problem} />
      <div className="menu-form__actions">
        <Button variant="quiet" onClick={() => void giveUp()}>
          {t(item ? 'common.cancel' : 'admin.menu.clear')}
        </Button>
        <Button type="submit" disabled={record.isSaving}>
          {t(item ? 'common.save' : 'common.add')}
        </Button>
      </div>
    </form>
  )
}
