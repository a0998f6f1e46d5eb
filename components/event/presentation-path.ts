import type { PresentationPageContent } from '@/lib/event/presentations/queries'
import { pathsOf } from '@/lib/platform/site/event-paths'

type PresentationSelection = { day: number; hall?: number | undefined; id?: number | undefined }

/**
 * Returns the path for a day, a hall and a document. The path omits the first document. If it contains no
 * document, it omits the first hall too; if it contains no hall, it omits the first day too.
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
