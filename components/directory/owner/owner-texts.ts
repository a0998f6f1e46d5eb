import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type OwnerTexts = Messages['directory']['owner']

/** The texts of the owners' page. The browser gets only these texts, not the whole catalogue. */
export async function ownerTexts(): Promise<OwnerTexts> {
  return (await getMessages()).directory.owner
}
