import { editionTextResource } from '@/lib/event/editions/resource'
import { statisticResource } from '@/lib/event/statistics/resource'

/** The content of the event's home for each edition: texts, film and picture, and its figures. */
export const eventHomeScreen = [editionTextResource, statisticResource] as const
