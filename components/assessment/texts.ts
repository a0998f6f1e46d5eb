import { getMessages } from 'next-intl/server'
import type mongolian from '@/messages/mn.json'

export type AssessmentTexts = (typeof mongolian)['assessment']

/**
 * Returns the assessment's texts from the catalogue, for client components. Public pages send no catalogue,
 * so a page passes on the texts that its components need, and `fillPlaceholders` inserts the values.
 */
export async function assessmentTexts(): Promise<AssessmentTexts> {
  const messages = await getMessages()
  return messages.assessment as AssessmentTexts
}
