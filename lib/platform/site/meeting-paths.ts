import { directoryPaths } from './directory-paths'

const home = `${directoryPaths.home}/meetings`

/** What the list of participants is narrowed by, and the hour that one wants to meet somebody at. */
export type PeopleAsked = { search?: string; type?: string; page?: number; time?: number | undefined }

/** The addresses of the meetings of two, without a language. */
export const meetingPaths = {
  /** The plan of one's own; who has not come in gives a code here. */
  home,
  day: (date: string) => `${home}?day=${date}`,
  people: (listQuery: PeopleAsked = {}) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(listQuery))
      if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
        query.set(name, String(value))
    return `${home}/people${query.size > 0 ? `?${query}` : ''}`
  },
  /** Ask one of them. */
  person: (id: number, time?: number) => `${home}/people/${id}${time ? `?time=${time}` : ''}`,
  requests: `${home}/requests`,
  meeting: (id: number) => `${home}/${id}`,
  /** Languages, calendar. */
  settings: `${home}/settings`,
  meetingCalendar: (id: number) => `${home}/${id}/calendar.ics`,
  feed: (key: string) => `${home}/calendar/${key}.ics`,
} as const
