import { hallResource } from '@/lib/event/halls/resource'
import { presentationResource } from '@/lib/event/presentations/resource'

/** The documents of the talks, and the rooms that they were held in. */
export const presentationScreen = [presentationResource, hallResource] as const
