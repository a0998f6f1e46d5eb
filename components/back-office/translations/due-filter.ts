import { dueStates, translationKinds, type DueFilter } from '@/lib/office/translations/schema'
import type { ListUrl } from '../../office/list/list-url'

/** Reads the filters of the translation list from the URL; values that the call does not know are ignored. */
export function readDueFilter(url: Pick<ListUrl, 'get'>): DueFilter {
  const kind = translationKinds.find((each) => each === url.get('kind'))
  const state = dueStates.find((each) => each === url.get('state'))
  const term = url.get('term')
  return { ...(kind && { kind }), ...(state && { state }), ...(term && { term }) }
}
