export const callRoots: readonly string[]
