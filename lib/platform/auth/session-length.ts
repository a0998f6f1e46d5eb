/** How long a session lasts from its start, used or not: a working day. The database refuses a longer one. */
export const sessionSeconds = 12 * 60 * 60
