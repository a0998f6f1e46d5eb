import { searchMetadata, SearchRoute, type SearchRouteProps } from '@/components/site-search/search-route'

export function generateStaticParams() {
  return []
}

export function generateMetadata(props: SearchRouteProps) {
  return searchMetadata('mw', props)
}

/** The search page of the event's site. `proxy.ts` puts the query of `?q=` into the segments `asked`. */
export default function EventSearchPage(props: SearchRouteProps) {
  return <SearchRoute site="mw" {...props} />
}
