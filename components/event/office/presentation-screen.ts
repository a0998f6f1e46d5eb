import { hallResource } from '@/lib/event/halls/resource'
import { presentationResource } from '@/lib/event/presentations/resource'

/** The two lists of the screen: the documents of the talks, and the halls. */
export const presentationScreen = [presentationResource, hallResource] as const
