import type { PresentationPlace } from '@/lib/event/presentations/queries'
import { pathsOf } from '@/lib/platform/site/event-paths'

type To = { day: number; hall?: number | undefined; id?: number | undefined }

/**
 * Returns the path for a day, a room and a document. The last parts are omitted while they are the first of
 * their kind: the first document, then the first room, then the first day.
 */
export function presentationPath(
  { edition, halls, presentations }: Pick<PresentationPlace, 'edition' | 'halls' | 'presentations'>,
  { day, hall, id }: To,
): string {
  const paths = pathsOf(edition)
  if (id !== undefined && id !== presentations[0]?.id)
    return `${paths.presentation(day, hall ?? halls[0]?.id)}/${id}`
  return paths.presentation(day, hall === halls[0]?.id ? undefined : hall)
}
