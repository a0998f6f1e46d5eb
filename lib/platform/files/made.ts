/** Under what a share card is stored: it has no row, its version says what it shows. */
export const cardFolder = (version: string) => `card-${version}`

/** What is drawn anew when somebody asks for it. */
export const isMadeAgain = (folder: string): boolean => folder.startsWith('card-')
