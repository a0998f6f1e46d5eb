import { mayAccess } from '@/lib/platform/auth/roles'
import { definitionOf, type SearchKind } from './kinds'
import type { Audience } from './schema'

/** Returns the kinds in which the searcher may find anything. */
export function visibleKinds(kinds: readonly SearchKind[], audience: Audience): SearchKind[] {
  return kinds.filter((kind) => {
    const { access, public: publicSpan } = definitionOf(kind)
    return audience === 'public'
      ? publicSpan !== undefined
      : mayAccess({ account_role: audience.role, reviews_assessments: false }, access)
  })
}
