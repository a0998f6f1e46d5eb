import { packArchive } from '@/lib/platform/files/archive'

/**
 * The tasks of archive threads. Separate from the others, because eight threads with all tasks would need
 * much memory.
 */
export const archiveTasks = { packArchive }
