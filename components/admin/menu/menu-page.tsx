'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState, ErrorState, Skeleton } from '@/components/ui/states'
import { callApi, queryKey } from '@/lib/api/client'
import { menuCalls } from '@/lib/menu/calls'
import type { MenuNode } from '@/lib/menu/schema'
import { useListUrl } from '../list/list-url'
import { useRemove } from '../list/use-remove'
import { PageHead } from '../page-head'
import { MenuEditor } from './menu-editor'
import { findNode } from './menu-form'
import { MenuTree } from './menu-tree'

/** The menu of the site: its tree at the left, at the right the form of a new item or of the one in `?id`. */
export function MenuPage() {
  const t = useTranslations('admin.menu')
  const ui = useTranslations('ui.state')
  const { search, go, hrefWith } = useListUrl()
  const query = useQuery({
    queryKey: queryKey('GET /admin/get/category'),
    queryFn: ({ signal }) => callApi('GET /admin/get/category', {}, { signal }),
  })
  const remove = useRemove({
    remove: menuCalls.deleteMenu,
    list: menuCalls.listMenu,
    onRemoved: ({ cid }) => {
      if (search.get('id') === String(cid)) go({ id: null })
    },
  })
  const tree = query.data?.categories
  const editing = tree && findNode(tree, Number(search.get('id')))
  const onRemove = remove
    ? (node: MenuNode) => void remove({ cid: node.cid }, t('remove', { name: node.category }))
    : undefined

  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className="menu-columns">
        <section className="panel" aria-label={t('tree')} aria-busy={!tree}>
          {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
          {!tree && !query.isError && (
            <div className="skeleton-rows" role="status" aria-label={ui('loading')}>
              {Array.from({ length: 6 }, (_, row) => (
                <Skeleton key={row} />
              ))}
            </div>
          )}
          {tree?.length === 0 && <EmptyState title={t('empty')} />}
          {tree && tree.length > 0 && (
            <MenuTree
              nodes={tree}
              currentCid={editing?.cid}
              editHref={(node) => hrefWith({ id: node.cid })}
              onRemove={onRemove}
            />
          )}
        </section>
        {tree && (
          <MenuEditor
            key={editing?.cid ?? 'new'}
            tree={tree}
            item={editing}
            onClear={() => go({ id: null })}
          />
        )}
      </div>
    </>
  )
}
