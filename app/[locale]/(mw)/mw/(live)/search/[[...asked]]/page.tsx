import { searchMetadata, SearchRoute, type SearchRouteProps } from '@/components/site-search/search-route'

export function generateStaticParams() {
  return []
}

export function generateMetadata(props: SearchRouteProps) {
  return searchMetadata('mw', props)
}

/** The search of the live edition of the event. */
export default function EventSearchPage(props: SearchRouteProps) {
  return <SearchRoute site="mw" {...props} />
}
