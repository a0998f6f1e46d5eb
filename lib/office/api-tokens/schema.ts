import * as z from 'zod'
import { day, id, insertAnswer, pageFields, text, numeric } from '@/lib/platform/api/fields'
import { roles } from '@/lib/platform/auth/roles'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import { message } from '@/lib/platform/i18n/message-key'

export const tokenPageSizes = [20, 50, 100] as const

/** An API token as the office lists it, without its secret. */
export const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  prefix: z.string(),
  account_role: z.number().int(),
  ends_on: z.string(),
  used_at: z.string().nullable(),
  made_by: z.string(),
  created_at: z.string(),
})
export type ApiTokenRow = z.infer<typeof apiToken>

const today = () => formatIsoDay(new Date().toISOString())
const sameDayNextYear = (isoDay: string) => `${Number(isoDay.slice(0, 4)) + 1}${isoDay.slice(4)}`

export const apiTokenForm = z.object({
  name: text({ max: 100, required: 'validation.apiToken.name' }),
  account_role: numeric(z.literal(Object.values(roles), message('validation.account.role'))),
  ends_on: day('validation.apiToken.end').refine(
    (isoDay) => isoDay >= today() && isoDay <= sameDayNextYear(today()),
    message('validation.apiToken.year'),
  ),
})
export type ApiTokenForm = z.output<typeof apiTokenForm>
export const apiTokenListing = z.object(pageFields({ limit: tokenPageSizes[0], limitMax: 100 }))
export type ApiTokenListing = z.output<typeof apiTokenListing>
/** The answer to a new token is the only one that has its secret. */
export const apiTokenAnswer = insertAnswer.extend({ secret: z.string() })
export const apiTokenId = z.object({ id })
