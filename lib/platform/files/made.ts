/** Returns the folder of a share card, a link's preview picture. `version` identifies its content. */
export const cardFolder = (version: string) => `card-${version}`

/** Returns whether a folder's content is drawn again on request. */
export const isRedrawnOnRequest = (folder: string): boolean => folder.startsWith('card-')
