import { shortcutResource } from '@/lib/office/shortcuts/resource'
import { synonymResource } from '@/lib/office/synonyms/resource'

/** The lists of the screen, in their order. */
export const searchWordsScreen = [synonymResource, shortcutResource] as const
