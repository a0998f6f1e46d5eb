import { accountResource } from '@/lib/accounts/resource'
import type { Resource } from '@/lib/api/resource'
import { socialResource } from '@/lib/social/resource'

/** Every declared screen by its name, which is also the screen's. */
export const resources = {
  accounts: accountResource,
  socialLinks: socialResource,
} satisfies Record<string, Resource>

export type ResourceName = keyof typeof resources
