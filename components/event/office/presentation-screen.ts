import { hallResource } from '@/lib/event/halls/resource'
import { presentationResource } from '@/lib/event/presentations/resource'

/** The documents of the talks, and their rooms. */
export const presentationScreen = [presentationResource, hallResource] as const
