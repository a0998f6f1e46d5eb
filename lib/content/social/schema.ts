import * as z from 'zod'
import { id, text, version, webAddress } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** The names of the icons for social links: the sites have a drawing for each. */
export const socialIcons = [
  'facebook',
  'instagram',
  'x',
  'twitter',
  'youtube',
  'linkedin',
  'tiktok',
  'telegram',
  'whatsapp',
  'viber',
  'wechat',
  'messenger',
  'pinterest',
  'snapchat',
  'reddit',
  'github',
  'vimeo',
  'threads',
  'discord',
  'line',
] as const

export const socialLink = z.object({ id: z.number().int(), icon: z.string(), link: z.string() })
export const socialRecord = socialLink.extend({ version: z.number().int() })
export type SocialLink = z.infer<typeof socialLink>
export type SocialRecord = z.infer<typeof socialRecord>

export const socialForm = z.object({
  icon: text({ max: 40, required: 'validation.social.icon' })
    .refine(
      (value) => value === '' || (socialIcons as readonly string[]).includes(value),
      message('validation.social.icon'),
    )
    .meta({ enum: [...socialIcons] }),
  link: webAddress('validation.social.link'),
})
export const socialUpdate = socialForm.extend({ id, version })
