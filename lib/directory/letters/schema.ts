import * as z from 'zod'
import { email, id, lang, text } from '@/lib/platform/api/fields'
import { letterLettersMax } from './limits'

/** Whether a sender's name has no line break and no `://`: no link may get into the company's mail. */
const hasNoLinkOrLineBreak = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)

/** A visitor's letter to a company. */
export const letterForm = z
  .object({
    company_id: id,
    name: text({ max: letterLettersMax.name, required: 'validation.required' }),
    email: email('validation.required'),
    phone: text({ max: letterLettersMax.phone }),
    text: text({ max: letterLettersMax.text, required: 'validation.required' }),
    /** A hidden field; only programs fill it in. */
    website: text({ max: 500 }),
    lang,
  })
  .superRefine(({ name }, check) => {
    if (!hasNoLinkOrLineBreak(name))
      check.addIssue({ code: 'custom', path: ['name'], message: 'validation.officeRequest.nameOnly' })
  })
export type LetterForm = z.output<typeof letterForm>
