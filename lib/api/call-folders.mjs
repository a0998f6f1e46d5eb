/**
 * Folders that hold nothing but calls: whatever is asked there is a call, known or not. Plain JavaScript, because the
 * page cache asks it too.
 */
export const callFolders = ['/client', '/mw/client', '/mw/admin', '/yellow-page']
