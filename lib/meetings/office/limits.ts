/** The page sizes in the specification. */
export const meetingPageSizes = [20, 50, 100] as const
