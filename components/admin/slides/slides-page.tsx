'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi, queryKey } from '@/lib/api/client'
import { useListUrl } from '../list/list-url'
import { AddSlide } from './add-slide'
import { OrderSlides } from './order-slides'
import { SlideList } from './slide-list'

/** The slides of the home page: the list, a new one with `?new`, their order with `?order`. */
export function SlidesPage() {
  const { search, go } = useListUrl()
  const query = useQuery({
    queryKey: queryKey('GET /admin/get/banner'),
    queryFn: ({ signal }) => callApi('GET /admin/get/banner', {}, { signal }),
  })
  const slides = query.data?.banner
  const back = () => go({ new: null, order: null })

  if (search.has('new')) return <AddSlide onDone={back} />
  if (search.has('order') && slides) return <OrderSlides slides={slides} onDone={back} />
  return <SlideList data={{ rows: slides, isFailed: query.isError, retry: () => void query.refetch() }} />
}
