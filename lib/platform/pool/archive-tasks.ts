import { packArchive } from '@/lib/platform/files/archive'

/**
 * The tasks of archive threads. They are separate from the other tasks, because eight threads with the code
 * of all tasks would need much memory.
 */
export const archiveTasks = { packArchive }
