// Used by schemas and by the participants' forms, which do not load the schemas.

/** Languages that people may meet in. */
export const meetingLanguages = ['mn', 'en', 'ru', 'zh', 'ko', 'ja', 'de', 'fr'] as const
export type MeetingLanguage = (typeof meetingLanguages)[number]

/** How long a request or a proposal is held for the answer. */
export const holdHours = 24
/** How often a participant may send requests to the same other one within a day. */
export const asksADayMax = 5
export const purposeLettersMax = 500
export const reasonLettersMax = 300

/** The number of seats: the two, and an interpreter. */
export const seatsNeeded = (isInterpreted: boolean): number => (isInterpreted ? 3 : 2)
