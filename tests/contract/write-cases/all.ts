import { accountWrites } from './accounts'
import { associationWrites } from './content'
import { homeWrites } from './home'
import { memberWrites } from './members'
import { menuWrites } from './menu'
import { publicationWrites } from './publications'
import { registrationWrites } from './registrations'
import { restoringWrites } from './restored'
import type { Write } from './write'

/** Every writing call of the back office. */
export const writes: Record<string, Write> = {
  ...accountWrites,
  ...menuWrites,
  ...homeWrites,
  ...publicationWrites,
  ...associationWrites,
  ...memberWrites,
  ...registrationWrites,
  ...restoringWrites,
}
