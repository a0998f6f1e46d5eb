/** The parts of the terms of the directory, which the registrant accepts. */
export const termsParts = ['publish', 'correct', 'personal'] as const
