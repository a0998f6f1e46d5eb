/** How long a message of the meetings' screens stays; the specification says five seconds. */
export const bannerMilliseconds = 5_000
