import type { TextWithLang } from '@/lib/platform/i18n/bilingual'

/**
 * An item of a site's menu. Its label is in the page's language; its address contains no language.
 */
export type MenuItem = { cid: number; label: string; href: string; children: MenuItem[] }

export type FooterInfoItem = { id: number; type: 'phone' | 'email' | 'link'; information: string }

export type SocialLink = { id: number; icon: string; link: string }

/** A trade or a notice of the ticker. `date` is already formatted. */
export type TickerItem = {
  id: string
  kind: 'trade' | 'notice'
  product: TextWithLang
  seller: TextWithLang
  tonnes: number | null
  date: string
  href: string | null
}

/** Returns the `tel:` link of a phone number that may contain spaces and other signs. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Returns the link of a footer line: a phone number, an e-mail address or a web address. */
export function contactHref({ type, information }: FooterInfoItem): string {
  if (type === 'phone') return telHref(information)
  if (type === 'email') return `mailto:${information}`
  return /^(https?:)?\/\/|^\//.test(information) ? information : `https://${information}`
}
