/**
 * How long whoever signed in or came in with a code is let in, from the beginning, used or not: a working day. The
 * database refuses a longer one.
 */
export const sessionSeconds = 12 * 60 * 60
