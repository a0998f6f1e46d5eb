import { tasks } from './tasks'
import { serveTasks } from '@/lib/platform/pool/thread'

await serveTasks(tasks)
