/** The header in which an answer names its request, and in which a proxy or the gateway hands an id on. */
export const requestIdHeader = 'x-request-id'
/** The entry of the header `server-timing` in which the answer of a failed request has its id, for scripts. */
export const failedTiming = 'failed'
