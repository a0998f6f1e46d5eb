'use client'

import { ArrowDownUp, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { bannerCalls } from '@/lib/banners/calls'
import type { Banner } from '@/lib/banners/schema'
import { ListPage, type ListData } from '../list/list-page'
import { useListUrl } from '../list/list-url'
import { RowActions } from '../list/row-actions'
import { useRemove } from '../list/use-remove'

/** All slides in their order. */
export function SlideList({ data }: { data: ListData<Banner> }) {
  const t = useTranslations('admin')
  const { hrefWith } = useListUrl()
  const remove = useRemove({ remove: bannerCalls.deleteBanner, list: bannerCalls.listBanners })
  const placeOf = (slide: Banner) => (data.rows ?? []).indexOf(slide) + 1
  const add = (
    <LinkButton href={hrefWith({ new: '' })}>
      <Plus className="icon" size={17} aria-hidden />
      {t('slides.add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('screens.slides')}
      count={data.rows && t('slides.count', { count: data.rows.length })}
      action={
        <>
          {data.rows && data.rows.length > 1 && (
            <LinkButton variant="quiet" href={hrefWith({ order: '' })}>
              <ArrowDownUp className="icon" size={17} aria-hidden />
              {t('slides.reorder')}
            </LinkButton>
          )}
          {add}
        </>
      }
      columns={[
        {
          key: 'sequence',
          label: t('slides.sequence'),
          kind: 'date',
          width: '8rem',
          cell: (slide) => slide.sequence,
        },
        {
          key: 'image',
          label: t('slides.image'),
          heading: true,
          cell: (slide) => (
            <span className="slide-picture">
              <Picture url={slide.image} alt={t('slides.alt', { place: placeOf(slide) })} sizes="240px" />
            </span>
          ),
        },
        {
          key: 'actions',
          label: t('list.actions'),
          hiddenLabel: true,
          cell: (slide) => (
            <RowActions
              name={t('slides.alt', { place: placeOf(slide) })}
              onRemove={remove ? () => void remove({ id: slide.id }, t('slides.remove')) : undefined}
            />
          ),
        },
      ]}
      rowKey={(slide) => slide.id}
      data={data}
      empty={{ title: t('list.empty'), action: add }}
    />
  )
}
