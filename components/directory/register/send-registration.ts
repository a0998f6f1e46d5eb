import { callApi, upload } from '@/lib/wiring/calls/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { RegistrationDraft } from './registration-draft'

/** Sends a completed registration. @throws CallError */
export async function sendRegistration(
  { type, registrant, company, consultant }: RegistrationDraft,
  logo: File | null,
  trapValue: string,
  lang: Locale,
): Promise<void> {
  const commonInput = { ...registrant, website: trapValue, lang, terms: true }
  if (type === 'consultant') {
    await callApi('POST /yellow-page/insert/yellow-consultant', { ...consultant, ...commonInput }, { lang })
    return
  }
  // The form has already checked that there is a logo; the server refuses an empty file.
  const image = logo ?? new File([], '')
  await upload(
    'POST /yellow-page/insert/yellow-registration',
    { ...company, ...commonInput, image },
    { lang },
  )
}
