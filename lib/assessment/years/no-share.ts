/** How many answers there are, and how many of them are «no». */
type NoCounts = { answers: number; noes: number }

/** Returns the share of «no» among answers, from 0 to 1; 0 without answers. */
export const shareOfNo = ({ answers, noes }: NoCounts): number => (answers === 0 ? 0 : noes / answers)

/** Returns the same as a whole percentage. */
export const percentOfNo = (counts: NoCounts): number => Math.round(shareOfNo(counts) * 100)
