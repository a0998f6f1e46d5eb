import { pictureTasks } from './picture-tasks'
import { serveTasks } from './thread'

await serveTasks(pictureTasks)
