import { resource } from '@/lib/platform/api/resource'
import { contactCalls } from './calls'
import { contactKinds } from './schema'

/** There is one text of each kind, so texts can be changed but not added or deleted. */
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
  // The sketch map and the written directions fit only the address for which they were made (decision 48).
  note: true,
})
