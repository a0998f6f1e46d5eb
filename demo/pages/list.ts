import { associationPages } from './association'
import { projectPages } from './projects'

/** Texts of static pages, by the number of their menu item. */
export const demoPages = [...associationPages, ...projectPages]
