'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input, Select, Switch } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import type { Call } from '@/lib/api/call'
import { pageTypes, type MenuNode, type MenuRecord } from '@/lib/menu/schema'
import { useWrite } from '../calls'
import { EditConflict } from '../form/edit-conflict'
import { FormProblem } from '../form/form-problem'
import { useFormKeys } from '../form/use-form-keys'
import { useRecordForm } from '../form/use-record-form'
import { useListUrl } from '../list/list-url'
import { useUnsavedGuard } from '../unsaved'
import type { MenuSite } from './menu-site'
import { insertInput, levelsOf, menuDefaults, parentsOf, type MenuValues } from './menu-form'
import styles from './menu-editor.module.css'
import { Panel } from '@/components/ui/panel'

type Props = Pick<MenuSite, 'calls'> & {
  tree: readonly MenuNode[]
  item: MenuRecord | undefined
  onClear: () => void
}

/** A new item: type, then level, then parent. Of an existing one the names and the status. */
export function MenuEditor({ calls, tree, item, onClear }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const { hrefWith } = useListUrl()
  const call = item ? calls.updateMenu : calls.insertMenu
  const write = useWrite<Call>(call)
  const overwrites = useRef(false)
  const stays = useRef(false)
  const version = useRef(item?.version)
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
      const known = overwrites.current ? undefined : version.current
      return item ? { cid: item.cid, version: known, ...names } : insertInput({ ...place, ...names })
    },
    save: async (input) => {
      const answer = (await write(input)) as { version?: number }
      toast(t('ui.toast.saved'))
      if (!item || !stays.current) return clear()
      version.current = answer.version
      record.settle()
    },
  })
  const { form, idOf, errorOf } = record
  const save = (stay: boolean, overwrite = false) => {
    stays.current = stay
    overwrites.current = overwrite
    return record.submit()
  }
  const formProps = useFormKeys({ ...record, save })
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
    <Panel as="form" className={styles.form} {...formProps}>
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
      {record.conflict && item ? (
        <EditConflict
          message={record.conflict.message}
          href={hrefWith({ id: item.cid })}
          onOverwrite={() => void save(stays.current, true)}
        />
      ) : (
        <FormProblem problem={record.problem} />
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void giveUp()}>
          {t(item ? 'common.cancel' : 'admin.menu.clear')}
        </Button>
        <Button type="submit" disabled={record.isSaving}>
          {t(item ? 'common.save' : 'common.add')}
        </Button>
      </div>
    </Panel>
  )
}
