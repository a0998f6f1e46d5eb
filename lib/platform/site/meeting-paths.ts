import { directoryPaths } from './directory-paths'

const home = `${directoryPaths.home}/meetings`

/** The query of the list of participants: its filters, its page, and the hour wanted for a meeting. */
export type PeopleAsked = { search?: string; type?: string; page?: number; time?: number | undefined }

/** The addresses of the meetings, without a language. */
export const meetingPaths = {
  /** The participant's own plan, and the sign-in with a code. */
  home,
  day: (date: string) => `${home}?day=${date}`,
  people: (listQuery: PeopleAsked = {}) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(listQuery))
      if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
        query.set(name, String(value))
    return `${home}/people${query.size > 0 ? `?${query}` : ''}`
  },
  /** The page on which a participant requests a meeting with another. */
  person: (id: number, time?: number) => `${home}/people/${id}${time ? `?time=${time}` : ''}`,
  requests: `${home}/requests`,
  meeting: (id: number) => `${home}/${id}`,
  settings: `${home}/settings`,
  meetingCalendar: (id: number) => `${home}/${id}/calendar.ics`,
  feed: (key: string) => `${home}/calendar/${key}.ics`,
} as const
