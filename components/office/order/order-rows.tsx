'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { CallError, failureTextWithoutServerMessage } from '@/lib/platform/api/call-error'
import { useToast } from '@/components/ui/toast'
import { SaveBar } from '../form/save-bar'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'
import { MoveHandleAndButtons } from './move-buttons'
import { sequencesOf } from './reorder'
import { useReorder } from './use-reorder'
import styles from './order.module.css'
import { Panel } from '@/components/ui/panel'
import { ScreenForm } from '../form/screen-form'

type Props<Row> = {
  save: (places: ReturnType<typeof sequencesOf>) => Promise<unknown>
  /** The current rows; rows that arrive later do not change the order that staff are editing. */
  rows: readonly Row[]
  nameOf: (row: Row, at: number) => string
  renderRow: (row: Row, name: string) => ReactNode
  onDone: () => void
}

/**
 * Changes the order of a list's rows, one step at a time or by dragging. The save button saves the whole
 * order.
 */
export function RowOrderForm<Row extends { id: number }>({
  save: savePlaces,
  rows,
  nameOf,
  renderRow,
  onDone,
}: Props<Row>) {
  const t = useTranslations('admin.order')
  const ui = useTranslations('ui.toast')
  const toast = useToast()
  const [start] = useState(rows)
  const [items, setItems] = useState<readonly Row[]>(rows)
  const [isSaving, setSaving] = useState(false)
  const reorder = useReorder({ items, onChange: setItems })
  const isDirty = items.some((row, at) => row.id !== start[at]?.id)
  const mayLeave = useUnsavedGuard(isDirty)

  const saveOrder = async () => {
    setSaving(true)
    try {
      await savePlaces(sequencesOf(items))
      toast(ui('saved'))
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(failureTextWithoutServerMessage(error, t('failed')), { kind: 'danger' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <ScreenForm
      onSubmit={(event) => {
        event.preventDefault()
        void saveOrder()
      }}
    >
      <PageHead title={t('title')} note={t('hint')} />
      <p className="sr-only" role="status">
        {reorder.said}
      </p>
      <Panel as="ol" className={styles.rows} {...reorder.listProps}>
        {items.map((row, at) => {
          const old = start.findIndex(({ id }) => id === row.id)
          const name = nameOf(row, old)
          return (
            <li
              key={row.id}
              data-row={row.id}
              data-moved={old !== at || reorder.draggedIndex === at ? '' : undefined}
            >
              <span className={clsx('num', styles.places)}>
                <span>{t('oldPlace', { place: old + 1 })}</span>
                <b>{t('newPlace', { place: at + 1 })}</b>
              </span>
              {renderRow(row, name)}
              <MoveHandleAndButtons name={name} index={at} count={items.length} reorder={reorder} />
            </li>
          )
        })}
      </Panel>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        label={t('save')}
        onCancel={() => void mayLeave().then((may) => may && onDone())}
      />
    </ScreenForm>
  )
}
