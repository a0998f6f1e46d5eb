/** The folder of a share card: it has no row, its version identifies its content. */
export const cardFolder = (version: string) => `card-${version}`

/** Returns whether a folder's content is drawn again on request. */
export const isMadeAgain = (folder: string): boolean => folder.startsWith('card-')
