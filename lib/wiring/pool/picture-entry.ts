import { pictureTasks } from './picture-tasks'
import { serveTasks } from '@/lib/platform/pool/thread'

await serveTasks(pictureTasks)
