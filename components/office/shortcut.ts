/** Whether a letter is pressed with Ctrl or ⌘ alone. Of the Cyrillic keyboards only the place of the key says which it is. */
export const isShortcut = (event: KeyboardEvent, letter: string) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.code === `Key${letter.toUpperCase()}` || event.key.toLowerCase() === letter)
