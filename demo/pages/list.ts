import { aboutPages } from './about'
import { associationPages } from './association'
import { projectPages } from './projects'

/** Page texts, by the number of their menu item. */
export const demoPages = [...aboutPages, ...associationPages, ...projectPages]
