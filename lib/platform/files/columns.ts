import { files } from '@/db/schema/files'

/** The columns of a stored file that a page needs to show it. */
export const shownFile = { key: files.key, name: files.name, focus: files.focus }

/** The columns of a stored file that a page needs to link to the file under its original name. */
export const namedFile = { key: files.key, name: files.name, original_name: files.original_name }
