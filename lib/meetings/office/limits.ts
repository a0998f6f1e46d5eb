/** The page sizes that the specification gives for the list of meetings. */
export const meetingPageSizes = [20, 50, 100] as const
