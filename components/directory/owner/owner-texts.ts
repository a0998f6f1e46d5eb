import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type OwnerTexts = Messages['directory']['owner']

/** What the owners' page says; the browser gets these texts and no catalogue. */
export async function ownerTexts(): Promise<OwnerTexts> {
  return (await getMessages()).directory.owner
}
