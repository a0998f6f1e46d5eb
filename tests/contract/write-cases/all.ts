import { accountWrites } from './accounts'
import { contentWrites } from './contents'
import { homeWrites } from './home'
import { memberWrites } from './members'
import { menuWrites } from './menu'
import { publicationWrites } from './publications'
import type { Write } from './write'

/** Every writing call of the back office. */
export const writes: Record<string, Write> = {
  ...accountWrites,
  ...menuWrites,
  ...homeWrites,
  ...publicationWrites,
  ...memberWrites,
  ...contentWrites,
}
