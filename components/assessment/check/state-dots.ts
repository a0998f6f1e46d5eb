/** The dot before the word of a result's state. */
export const stateDots = { valid: 'on', expired: 'wait', withdrawn: 'bad' } as const
