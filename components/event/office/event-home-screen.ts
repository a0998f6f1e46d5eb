import { editionTextResource } from '@/lib/event/editions/resource'
import { statisticResource } from '@/lib/event/statistics/resource'

/** What the home of the event shows of each edition: texts, film and picture, and its figures. */
export const eventHomeScreen = [editionTextResource, statisticResource] as const
