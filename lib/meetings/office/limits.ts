/** What the specification offers for a page of the list. */
export const meetingPageSizes = [20, 50, 100] as const
