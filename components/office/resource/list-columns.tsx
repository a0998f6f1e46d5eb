'use client'

import { useTranslations } from 'next-intl'
import type { Column } from '@/components/ui/table'
import { columnOptions } from '@/lib/platform/api/resource'
import { isBinKind } from '@/lib/platform/records/schema'
import { useMayCall } from '../account'
import { useTextByKey, useHasText } from '../composed-texts'
import type { ListUrl } from '../list/list-url'
import { RowActions } from '../list/row-actions'
import type { BoundResource, Row } from './bound'
import { Cell, dateKindIfOneLine } from './column-kinds'
import { useDeclaredRemoval } from './declared-calls'
import { ReplacePictureButton } from './replace-picture'
import { useRowName } from './use-row-name'

/** The columns that a resource declares, and a column of buttons if the account may edit or delete rows. */
export function useDeclaredColumns(
  { resource, cells }: BoundResource,
  url: ListUrl,
  rows: readonly Row[],
): Column<Row>[] {
  const { name, list, form, remove: removal } = resource
  const t = useTranslations('admin')
  const common = useTranslations()
  const say = useTextByKey()
  const mayCall = useMayCall()
  const rowName = useRowName(resource)
  const nameOf = (row: Row) => rowName(row, rows.indexOf(row))
  const has = useHasText()
  const remove = useDeclaredRemoval(removal, {
    failed: has(`admin.${name}.removeFailed`) ? say(`admin.${name}.removeFailed`) : undefined,
  })
  const goesToBin = isBinKind(resource.kind)
  const loss = has(`admin.${name}.removeLoss`) ? say(`admin.${name}.removeLoss`) : undefined
  const end = goesToBin ? t('list.toBin') : common('ui.dialog.irreversible')
  const description = loss ? `${loss} ${end}` : end
  const editable = form?.update && !form.editedInList && mayCall(form.update)
  const columns: Column<Row>[] = Object.entries(list.columns).map(([key, spec]) => {
    const options = columnOptions(spec)
    const kind = dateKindIfOneLine(options.kind)
    return {
      key,
      label: say(`admin.${name}.fields.${key}`),
      heading: key === list.heading,
      ...(kind && { kind }),
      ...(options.width && { width: options.width }),
      ...(options.brief && { brief: true }),
      cell: (row) => (
        <Cell
          {...{ row, column: key, name: nameOf(row), options, ownComponent: cells?.[key] }}
          choicesKey={`admin.${name}.choices.${key}`}
        />
      ),
    }
  })
  if (!editable && !remove) return columns
  const actions: Column<Row> = {
    key: 'actions',
    label: t('list.actions'),
    hiddenLabel: true,
    ...(columns.some(({ brief }) => brief) && { brief: true }),
    cell: (row) => (
      <RowActions
        name={nameOf(row)}
        editHref={editable ? url.hrefWith({ id: row.id }) : undefined}
        onRemove={
          remove
            ? () =>
                void remove({ id: row.id }, say(`admin.${name}.remove`, { name: nameOf(row) }), description)
            : undefined
        }
      >
        {editable && form && list.replaces && (
          <ReplacePictureButton form={form} field={list.replaces} row={row} name={nameOf(row)} />
        )}
      </RowActions>
    ),
  }
  return [...columns, actions]
}
