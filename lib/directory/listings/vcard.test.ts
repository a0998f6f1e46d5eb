import { describe, expect, it, vi } from 'vitest'

vi.mock('@/lib/platform/env', () => ({ env: () => ({ siteUrl: 'https://mnma.example' }) }))
const { formatCompanyVCard } = await import('./vcard')

const company = {
  id: 7,
  name: 'АЛТАН ХӨНДИЙ; ИНЖЕНЕРИНГ ХХК',
  name_en: 'NULL',
  ...{ aimag: 'MN-1', sum: 'Хан-Уул', sum_en: 'Khan-Uul' },
  address: 'Улаанбаатар хот, Хан-Уул дүүрэг,\n15 дугаар хороо, Алтан Хөндий төв, 4 давхар, 402 тоот',
  address_en: '',
  contacts: [
    { contact_type: 'phone' as const, contact_value: '7014 5578' },
    { contact_type: 'fax' as const, contact_value: '7014 5579' },
    { contact_type: 'email' as const, contact_value: 'info@altanvalley.example' },
    { contact_type: 'website' as const, contact_value: 'altanvalley.example' },
    { contact_type: 'website' as const, contact_value: 'javascript:alert(1)' },
  ],
  updated_at: '2025-08-20T01:00:00.000Z',
}

describe('the card of a company', () => {
  const card = formatCompanyVCard(company, 'en')
  const unfoldedCard = card.replaceAll('\r\n ', '')

  it('holds the name, all contacts and the address', () => {
    expect(unfoldedCard).toContain('FN:Алтан Хөндий\\; Инженеринг ХХК\r\n')
    expect(unfoldedCard).toContain('TEL;TYPE=WORK,VOICE:7014 5578\r\n')
    expect(unfoldedCard).toContain('TEL;TYPE=WORK,FAX:7014 5579\r\n')
    expect(unfoldedCard).toContain('EMAIL;TYPE=INTERNET:info@altanvalley.example\r\n')
    expect(unfoldedCard).toContain('URL:https://altanvalley.example\r\n')
    expect(unfoldedCard).toContain('ADR;TYPE=WORK:;;Улаанбаатар хот\\, Хан-Уул дүүрэг\\,\\n15 дугаар хороо')
    expect(unfoldedCard).toContain(';Khan-Uul;Ulaanbaatar;;\r\n')
    expect(unfoldedCard).not.toContain('javascript')
  })

  it('has no line of more than 75 bytes', () => {
    for (const line of card.split('\r\n'))
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
  })
})
