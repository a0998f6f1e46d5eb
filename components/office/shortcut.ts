/**
 * Whether a letter is pressed with only Ctrl or ⌘. On a Cyrillic keyboard only the key's position identifies
 * the letter.
 */
export const isShortcut = (event: KeyboardEvent, letter: string) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.code === `Key${letter.toUpperCase()}` || event.key.toLowerCase() === letter)
