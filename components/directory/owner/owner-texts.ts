import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type OwnerTexts = Messages['directory']['owner']

/** The texts of the owners' page; the browser gets these and no catalogue. */
export async function ownerTexts(): Promise<OwnerTexts> {
  return (await getMessages()).directory.owner
}
