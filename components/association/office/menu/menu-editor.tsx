'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input, Switch } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/platform/api/call'
import type { MenuNode, MenuRecord } from '@/lib/content/menu/schema'
import { useWrite } from '../../../office/calls'
import { SaveProblem } from '../../../office/form/save-problem'
import { useSaveMessage } from '../../../office/form/save-message'
import { useFormSaveProps } from '../../../office/form/use-form-keys'
import { useRecordForm } from '../../../office/form/use-record-form'
import { useListUrl } from '../../../office/list/list-url'
import { HistoryOrActivityLink } from '../../../office/records/record-links'
import { useUnsavedGuard } from '../../../office/unsaved'
import type { MenuSite } from './menu-site'
import { toInsertInput, menuDefaults, type MenuValues } from './menu-form'
import { MenuPlaceFields } from './menu-place'
import styles from './menu-editor.module.css'
import { Panel } from '@/components/ui/panel'

type MenuInsert = InputOf<MenuSite['calls']['insertMenu']>
type MenuUpdate = InputOf<MenuSite['calls']['updateMenu']>

type Props = Pick<MenuSite, 'calls' | 'kind' | 'textHref'> & {
  tree: readonly MenuNode[]
  item: MenuRecord | undefined
  onClear: () => void
}

/** The form of a menu item: its names and status; for a new item also its type, level and parent. */
export function MenuEditor({ calls, kind, textHref, tree, item, onClear }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const savedText = useSaveMessage()
  const { hrefWith } = useListUrl()
  const insert = useWrite(calls.insertMenu)
  const update = useWrite(calls.updateMenu)
  const version = useRef(item?.version)
  const router = useRouter()
  // A new page has no text yet, so its item is saved as hidden, and the editor of its text opens next.
  const opensTextEditor = ({ page_type }: Pick<MenuValues, 'page_type'>) =>
    !item && textHref !== undefined && page_type === 'static'
  const record = useRecordForm<MenuValues, MenuInsert | MenuUpdate>({
    schema: (item ? calls.updateMenu : calls.insertMenu).input,
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
      return item
        ? { cid: item.cid, version: version.current, ...names }
        : toInsertInput({ ...place, ...names, category_status: category_status && !opensTextEditor(place) })
    },
    save: async (input, { stays }) => {
      if (!('cid' in input)) {
        const { cid } = await insert(input)
        toast(savedText(true))
        const leads = opensTextEditor(record.form.getValues())
        clearAndCloseForm()
        if (leads && textHref) router.push(textHref(cid))
        return
      }
      const savedItem = await update(input)
      toast(savedText(false))
      if (!stays) return clearAndCloseForm()
      version.current = savedItem.version
      record.settle()
    },
  })
  const { form, idOf, errorOf } = record
  const pageType = useWatch({ control: form.control, name: 'page_type' })
  const formProps = useFormSaveProps(record)
  const mayLeave = useUnsavedGuard(record.isDirty)
  const clearAndCloseForm = () => {
    record.restart(menuDefaults)
    onClear()
  }
  // Cancelling empties the form of a new item and closes the form of an existing item.
  const cancelEdit = async () => {
    if (!item || (await mayLeave())) clearAndCloseForm()
  }

  return (
    <Panel as="form" className={styles.form} {...formProps}>
      <div className={styles.head}>
        <h2>{t(item ? 'admin.menu.edit' : 'admin.menu.add')}</h2>
        {item && <HistoryOrActivityLink kind={kind} id={item.cid} />}
      </div>
      {!item && <MenuPlaceFields record={record} tree={tree} />}
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
      {opensTextEditor({ page_type: pageType ?? '' }) ? (
        <div>
          <Switch label={t('ui.status.active')} checked={false} disabled readOnly />
          <p className="small muted">{t('admin.menu.textFirst')}</p>
        </div>
      ) : (
        <Switch label={t('ui.status.active')} {...form.register('category_status')} />
      )}
      <SaveProblem record={record} href={hrefWith({ id: item?.cid ?? null })} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void cancelEdit()}>
          {t(item ? 'common.cancel' : 'admin.menu.clear')}
        </Button>
        <Button type="submit" disabled={record.isSaving}>
          {t(item ? 'common.save' : 'common.add')}
        </Button>
      </div>
    </Panel>
  )
}
