import { associationPages } from './pages/association'
import { projectPages } from './pages/projects'

/** Texts of static pages, by the number of their menu item. */
export const demoPages = [...associationPages, ...projectPages]
