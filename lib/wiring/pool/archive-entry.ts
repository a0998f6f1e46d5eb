import { archiveTasks } from './archive-tasks'
import { serveTasks } from '@/lib/platform/pool/thread'

await serveTasks(archiveTasks)
