// For schemas, and for the participants' forms, which leave the schemas to the server.

/** Languages that people may meet in. */
export const meetingLanguages = ['mn', 'en', 'ru', 'zh', 'ko', 'ja', 'de', 'fr'] as const
export type MeetingLanguage = (typeof meetingLanguages)[number]

/** How long a request, or another time that is proposed, is held for the answer. */
export const holdHours = 24
/** How often one may ask the same other for a meeting within a day. */
export const asksADayMax = 5
export const purposeLettersMax = 500
export const reasonLettersMax = 300

/** How many sit in the room: the two, and whoever interprets. */
export const seatsNeeded = (isInterpreted: boolean): number => (isInterpreted ? 3 : 2)
