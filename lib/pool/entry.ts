import { tasks } from './tasks'
import { serveTasks } from './thread'

await serveTasks(tasks)
