import type { PresentationPlace } from '@/lib/event/presentations/queries'
import { eventPaths } from '@/lib/site/event-paths'

type To = { day: number; hall?: number | undefined; id?: number | undefined }

/** The address of a day, a room and a document; what is the first there is not named. */
export function presentationPath(
  { halls, presentations }: Pick<PresentationPlace, 'halls' | 'presentations'>,
  { day, hall, id }: To,
): string {
  if (id !== undefined && id !== presentations[0]?.id)
    return `${eventPaths.presentation(day, hall ?? halls[0]?.id)}/${id}`
  return eventPaths.presentation(day, hall === halls[0]?.id ? undefined : hall)
}
