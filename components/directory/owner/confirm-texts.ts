import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type ConfirmTexts = Messages['directory']['confirm']

export async function confirmationTexts(): Promise<ConfirmTexts> {
  return (await getMessages()).directory.confirm
}
