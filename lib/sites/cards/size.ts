/** What messengers and networks show beside an address is this large; others are cut. */
export const cardWidth = 1200
export const cardHeight = 630

/** Raised when cards are drawn differently, so that their addresses change. */
export const drawing = 1
