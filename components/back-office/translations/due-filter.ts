import { dueStates, translationKinds, type DueFilter } from '@/lib/office/translations/schema'
import type { ListUrl } from '../../office/list/list-url'

/** What the list is narrowed to, as the URL says it; a word that the call does not know narrows nothing. */
export function dueFilter(url: Pick<ListUrl, 'get'>): DueFilter {
  const kind = translationKinds.find((each) => each === url.get('kind'))
  const state = dueStates.find((each) => each === url.get('state'))
  const term = url.get('term')
  return { ...(kind && { kind }), ...(state && { state }), ...(term && { term }) }
}
