import { resource } from '@/lib/platform/api/resource'
import { contactCalls } from './calls'
import { contactKinds } from './schema'

/** The contact texts. There is exactly one of each kind, so texts can be changed but not added or deleted. */
export const contactResource = resource({
  name: 'contactTexts',
  kind: 'contact_texts',
  list: {
    call: contactCalls.listAdminContactTexts,
    rows: 'texts',
    columns: { kind: 'choice', text: { kind: 'text', width: '40%' }, text_en: 'text' },
    heading: 'text',
  },
  form: {
    fields: { text: { kind: 'bilingual', as: 'textarea' } },
    record: contactCalls.getContactText,
    update: contactCalls.updateContactText,
    narrow: true,
  },
  choices: { kind: contactKinds },
  // The form shows a note: the sketch map and the directions fit only the address they were made for
  // (decision 48).
  note: true,
})
