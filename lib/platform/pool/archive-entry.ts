import { archiveTasks } from './archive-tasks'
import { serveTasks } from './thread'

await serveTasks(archiveTasks)
