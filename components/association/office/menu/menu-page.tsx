'use client'

import { useTranslations } from 'next-intl'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import type { MenuNode } from '@/lib/content/menu/schema'
import { CallError } from '@/lib/platform/api/call-error'
import { makeCall } from '@/lib/wiring/calls/client'
import { useToast } from '@/components/ui/toast'
import { useRead, useWrite } from '../../../office/calls'
import { useListUrl } from '../../../office/list/list-url'
import { useRemove } from '../../../office/list/use-remove'
import { PageHead } from '../../../office/page-head'
import { useFormRecord } from '../../../office/form-record'
import { RecordLoadingOrError } from '../../../office/resource/record-page'
import { MenuEditor } from './menu-editor'
import type { MenuSite } from './menu-site'
import { MenuTree } from './menu-tree'
import styles from './menu-page.module.css'
import { Panel } from '@/components/ui/panel'

/** The menu screen: at the left the tree, at the right the form of a new item or of the item in `?id`. */
export function MenuPage({ calls, kind, rules, textHref }: MenuSite) {
  const t = useTranslations('admin.menu')
  const ui = useTranslations('ui.state')
  const toBin = useTranslations('admin.list')('toBin')
  const toast = useToast()
  const { get, go, hrefWith } = useListUrl()
  const query = useRead(calls.listAdminMenu, {})
  const remove = useRemove({
    remove: calls.deleteMenu,
    onRemoved: ({ cid }) => {
      if (get('id') === String(cid)) go({ id: null })
    },
    otherwise: ({ message, fields }, input) =>
      fields.text === undefined
        ? null
        : {
            question: {
              title: message,
              description: `${t('textLoss')} ${toBin}`,
              action: t('removeWithText'),
            },
            input: { ...input, with_text: true },
          },
  })
  const save = useWrite(calls.moveMenu)
  // Asks only if the deletion is allowed; the question warns if a text would be deleted too.
  const confirmAndRemove = async ({ cid, category: name }: MenuNode) => {
    try {
      const { has_text } = await makeCall(calls.getMenuRemoval, { cid })
      const description = has_text ? `${t('textLoss')} ${toBin}` : toBin
      void remove?.({ cid, with_text: has_text }, t('remove', { name }), description)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.message, { kind: 'danger' })
    }
  }
  const tree = query.data?.categories
  const id = get('id')
  const onRemove = remove ? (node: MenuNode) => void confirmAndRemove(node) : undefined

  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.columns}>
        <Panel aria-label={t('tree')} aria-busy={!tree && !query.isError}>
          {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
          {!tree && !query.isError && <SkeletonRows count={6} label={ui('loading')} />}
          {tree?.length === 0 && <EmptyState title={t('empty')} />}
          {tree && tree.length > 0 && (
            <MenuTree
              nodes={tree}
              currentCid={Number(id) || undefined}
              textHref={textHref}
              editHref={(node) => hrefWith({ id: node.cid })}
              onRemove={onRemove}
              rules={rules}
              save={save}
            />
          )}
        </Panel>
        {tree && id === null && (
          <MenuEditor
            key="new"
            calls={calls}
            kind={kind}
            tree={tree}
            item={undefined}
            textHref={textHref}
            onClear={() => go({ id: null })}
          />
        )}
        {tree && id !== null && (
          <MenuItemEditor
            key={id}
            calls={calls}
            kind={kind}
            tree={tree}
            id={id}
            onClear={() => go({ id: null })}
          />
        )}
      </div>
    </>
  )
}

type RecordProps = Pick<MenuSite, 'calls' | 'kind'> & { tree: MenuNode[]; id: string; onClear: () => void }

/** The form of one item. It loads the item from the server, because the tree may be outdated. */
function MenuItemEditor({ id, ...props }: RecordProps) {
  const { hrefWith } = useListUrl()
  const query = useFormRecord(props.calls.getMenu, { cid: id })
  if (!query.data) return <RecordLoadingOrError query={query} listHref={hrefWith({ id: null })} />
  return <MenuEditor {...props} item={query.data.record} />
}
