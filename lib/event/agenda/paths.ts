import { eventPaths } from '@/lib/platform/site/event-paths'

const home = eventPaths.agenda()

/** The paths of the agenda's calendar files, without a language. */
export const calendarPaths = {
  all: `${home}/all.ics`,
  plan: (ids: readonly number[]) => `${home}/plan.ics?ids=${ids.join(',')}`,
  day: (number: number) => `${home}/${number}/day.ics`,
  session: (id: number) => `${home}/session/${id}.ics`,
} as const
