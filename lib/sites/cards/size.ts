/** The size, in pixels, that messengers and social networks show; they crop other sizes. */
export const cardWidth = 1200
export const cardHeight = 630

/**
 * The version of the drawing code: increase it when cards are drawn differently, so that their addresses
 * change.
 */
export const drawing = 2
