import { getMessages } from 'next-intl/server'
import type mongolian from '@/messages/mn.json'

export type AssessmentTexts = (typeof mongolian)['assessment']

/**
 * The assessment's texts from the catalogue, for client components: public pages ship no catalogue, so a page
 * passes on the part that its flow needs, and `fillPlaceholders` inserts the values.
 */
export async function assessmentTexts(): Promise<AssessmentTexts> {
  const messages = await getMessages()
  return messages.assessment as AssessmentTexts
}
