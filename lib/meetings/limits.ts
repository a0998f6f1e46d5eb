// These values are not in a schema's file, so that the participants' forms can use them without the schema.

/** The languages in which participants may meet. */
export const meetingLanguages = ['mn', 'en', 'ru', 'zh', 'ko', 'ja', 'de', 'fr'] as const
export type MeetingLanguage = (typeof meetingLanguages)[number]

/** How many hours at most a request or a proposed time waits for an answer before it ends. */
export const holdHours = 24
/** The most requests that a participant may send to the same other participant within a day. */
export const asksADayMax = 5
export const purposeLettersMax = 500
export const reasonLettersMax = 300

/** Returns the number of seats that a meeting needs: two for the participants, and one for an interpreter. */
export const seatsNeeded = (isInterpreted: boolean): number => (isInterpreted ? 3 : 2)
