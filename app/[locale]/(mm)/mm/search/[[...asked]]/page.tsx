import { searchMetadata, SearchRoute, type SearchRouteProps } from '@/components/site-search/search-route'

export function generateStaticParams() {
  return []
}

export function generateMetadata(props: SearchRouteProps) {
  return searchMetadata('mm', props)
}

/** The search of the association's site. */
export default function AssociationSearchPage(props: SearchRouteProps) {
  return <SearchRoute site="mm" {...props} />
}
