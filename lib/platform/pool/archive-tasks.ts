import { packArchive } from '@/lib/platform/files/archive'

/** What the threads of archives do. Apart from the rest, because eight threads that load it all would be heavy. */
export const archiveTasks = { packArchive }
