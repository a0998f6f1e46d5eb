/** The page sizes of the list of meetings: the first is the default, the last the highest accepted limit. */
export const meetingPageSizes = [20, 50, 100] as const
