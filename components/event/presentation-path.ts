import type { PresentationPageContent } from '@/lib/event/presentations/queries'
import { pathsOf } from '@/lib/platform/site/event-paths'

type PresentationSelection = { day: number; hall?: number | undefined; id?: number | undefined }

/**
 * Returns the path for a day, a hall and a document. The first document is omitted. In a path without a
 * document the first hall is omitted too, and in a path without a hall the first day.
 */
export function presentationPath(
  { edition, halls, presentations }: Pick<PresentationPageContent, 'edition' | 'halls' | 'presentations'>,
  { day, hall, id }: PresentationSelection,
): string {
  const paths = pathsOf(edition)
  if (id !== undefined && id !== presentations[0]?.id)
    return `${paths.presentation(day, hall ?? halls[0]?.id)}/${id}`
  return paths.presentation(day, hall === halls[0]?.id ? undefined : hall)
}
