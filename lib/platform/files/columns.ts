import { files } from '@/db/schema/files'

/** The columns of a stored file that is shown by its address and its original name. */
export const namedFile = { key: files.key, name: files.name, original_name: files.original_name }
