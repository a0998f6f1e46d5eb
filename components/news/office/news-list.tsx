'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { LanguageChips } from '@/components/ui/language-chips'
import { Picture } from '@/components/ui/picture'
import type { Column } from '@/components/ui/table'
import { formatDate } from '@/lib/platform/i18n/format'
import type { MenuCategory } from '@/lib/content/menu/schema'
import { newsSorts } from '@/lib/content/news/schema'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { RowActions } from '../../office/list/row-actions'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { useRemove } from '../../office/list/use-remove'
import { type ListedNews, newsDraftForm, type NewsSite } from './news-site'
import { NewsStatus } from './news-status'
import { CellChip, CellChips, CellNote, PictureAndTitle } from '../../office/list/cells'
import { ToolSelect } from '../../office/list/tool'

const pageSizes = [5, 10, 15] as const

type Props = NewsSite & {
  categories: MenuCategory[]
  /** Actions beside the one that adds. */
  moreActions?: ReactNode
}

/** All news or the news of one category, by default the newest first. */
export function NewsList({ calls, kind, addPath, categories, moreActions }: Props) {
  const t = useTranslations()
  const { get, hrefWith, go } = useListUrl()
  const categoryKey = get('category') ?? 'all'
  const category = categories.some(({ cid }) => String(cid) === categoryKey) ? categoryKey : 'all'
  const { listQuery: rows, list } = useListParamsFromUrl(pageSizes, newsSorts)
  const query = useRead(calls.listAdminNews, { category, ...rows }, { placeholderData: keepPreviousData })
  const remove = useRemove({ remove: calls.deleteNews })
  const nameOf = (item: ListedNews) => item.title || item.title_en

  const columns: Column<ListedNews>[] = [
    {
      key: 'title',
      label: t('admin.news.columns.title'),
      heading: true,
      width: '38%',
      cell: (item) => (
        <PictureAndTitle>
          <Picture url={item.image} alt="" sizes="80px" />
          <b lang={item.title ? undefined : 'en'}>{nameOf(item)}</b>
        </PictureAndTitle>
      ),
    },
    { key: 'category', label: t('admin.news.columns.category'), cell: (item) => item.category },
    {
      key: 'status',
      brief: true,
      label: t('admin.news.columns.status'),
      cell: (item) => <NewsStatus item={item} />,
    },
    {
      key: 'languages',
      label: t('admin.news.columns.languages'),
      cell: (item) => (
        <CellChips>
          <LanguageChips mn={item.title !== ''} en={item.title_en !== ''} />
          {item.yellow_book && <CellChip>{t('admin.news.inDirectory')}</CellChip>}
        </CellChips>
      ),
    },
    {
      key: 'created_at',
      label: t('admin.news.columns.date'),
      kind: 'date',
      brief: true,
      cell: (item) => (
        <span>
          {formatDate(item.created_at, 'mn')}
          <CellNote>{item.publisher}</CellNote>
        </span>
      ),
    },
    {
      key: 'actions',
      brief: true,
      label: t('admin.list.actions'),
      hiddenLabel: true,
      cell: (item) => (
        <RowActions
          name={nameOf(item)}
          editHref={hrefWith({ id: item.id })}
          onRemove={
            remove
              ? () =>
                  void remove(
                    { id: item.id },
                    t('admin.news.remove', { name: nameOf(item) }),
                    t('admin.list.toBin'),
                  )
              : undefined
          }
        />
      ),
    },
  ]
  const add = (
    <LinkButton href={addPath}>
      <Plus className="icon" size={17} aria-hidden />
      {t('admin.screens.addNews')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('admin.screens.news')}
      count={query.data && t('admin.news.count', { count: query.data.total })}
      action={
        <>
          {moreActions}
          {add}
        </>
      }
      {...list}
      filters={
        <ToolSelect
          label={t('admin.news.fields.category_cid')}
          value={category}
          onChange={({ target }) =>
            go({ category: target.value === 'all' ? null : target.value, page: null })
          }
        >
          <option value="all">{t('common.all')}</option>
          {categories.map(({ cid, category: label }) => (
            <option key={cid} value={cid}>
              {label}
            </option>
          ))}
        </ToolSelect>
      }
      columns={columns}
      drafts={{ ...newsDraftForm({ calls, kind }), hrefOf: (draft) => `${addPath}?draft=${draft}` }}
      rowKey={(item) => item.id}
      data={listData(query, (answer) => answer.news)}
      empty={{
        title: t('admin.list.empty'),
        hint: category === 'all' ? undefined : t('admin.news.emptyCategory'),
        action: add,
      }}
    />
  )
}
