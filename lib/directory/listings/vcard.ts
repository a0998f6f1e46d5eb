import { aimagName } from '@/lib/organisations/aimags'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { webHref } from '../contacts'
import { textIn, nameIn } from '@/lib/platform/i18n/names'
import type { CompanyRecord } from './queries'

type VCardCompany = Pick<
  CompanyRecord,
  | 'id'
  | 'name'
  | 'name_en'
  | 'aimag'
  | 'sum'
  | 'sum_en'
  | 'address'
  | 'address_en'
  | 'contacts'
  | 'updated_at'
>

/** Escapes the characters that have a special meaning in a vCard. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const lineBytesMax = 75
const byteLength = (text: string) => new TextEncoder().encode(text).length

/** Folds a long line: each continuation line begins with a space. Never cuts the bytes of a letter apart. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    const room = parts.length === 0 ? lineBytesMax : lineBytesMax - 1
    if (byteLength(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** Formats a company as vCard 3.0. */
export function formatCompanyVCard(company: VCardCompany, locale: Locale): string {
  const name = nameIn(company, locale).text
  const address = textIn(company, 'address', locale).text
  const sum = textIn(company, 'sum', locale).text
  const aimag = aimagName(company.aimag, locale)
  const page = absoluteUrl(localePath(locale, directoryPaths.company(company.id)))
  const properties = { phone: 'TEL;TYPE=WORK,VOICE', fax: 'TEL;TYPE=WORK,FAX', email: 'EMAIL;TYPE=INTERNET' }
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    ...company.contacts.flatMap(({ contact_type: type, contact_value: value }) => {
      if (type !== 'website') return [`${properties[type]}:${escapeText(value)}`]
      const href = webHref(value)
      return href ? [`URL:${escapeText(href)}`] : []
    }),
    ...(address || aimag ? [`ADR;TYPE=WORK:;;${[address, sum, aimag].map(escapeText).join(';')};;`] : []),
    `SOURCE:${escapeText(page)}`,
    `REV:${company.updated_at}`,
    'END:VCARD',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
