import { searchMetadata, SearchRoute, type SearchRouteProps } from '@/components/site-search/search-route'

export function generateStaticParams() {
  return []
}

export function generateMetadata(props: SearchRouteProps) {
  return searchMetadata('mm', props)
}

/** The search page of the association's site. `proxy.ts` puts the query of `?q=` into the segments `asked`. */
export default function AssociationSearchPage(props: SearchRouteProps) {
  return <SearchRoute site="mm" {...props} />
}
