export const callFolders: readonly string[]
