import { aboutPages } from './about'
import { associationPages } from './association'
import { membershipPages } from './membership'
import { projectPages } from './projects'

/** Page texts, by the number of their menu item. */
export const demoPages = [...aboutPages, ...associationPages, ...membershipPages, ...projectPages]
