import * as z from 'zod'
import { socialLinks } from '@/db/schema/site'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { eventSocialCalls, socialCalls } from './calls'

const oldLinksOf = (
  name: string,
  path: string,
  key: string,
  calls: Pick<
    typeof socialCalls | typeof eventSocialCalls,
    'insertSocialLink' | 'updateSocialLink' | 'deleteSocialLink'
  >,
) =>
  oldKind({
    name,
    list: (site) => listAtOnce(site, path, key),
    schema: z.object({ id: oldId, icon: oldText, link: oldText }),
    // The sites share one table, so a number of the one may be taken by the other.
    idOf: ({ id }) => id,
    keyOf: ({ id, link }) => String(id ?? link),
    toForm: ({ icon, link }) => ({ fields: { icon: icon.toLowerCase(), link } }),
    insert: calls.insertSocialLink,
    update: calls.updateSocialLink,
    remove: calls.deleteSocialLink,
    table: socialLinks,
    idColumn: socialLinks.id,
  })

export const oldSocialLinks = oldLinksOf(
  ...(['social links', '/client/get/social-links', 'socialLinks', socialCalls] as const),
)
export const oldEventSocialLinks = oldLinksOf(
  ...(['event social links', '/mw/client/get/social-link', 'link', eventSocialCalls] as const),
)
