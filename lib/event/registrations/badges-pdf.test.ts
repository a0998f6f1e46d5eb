import { expect, it } from 'vitest'
import { pdfPageCount } from '@/lib/platform/files/pdf-pages'
import { drawBadges } from './badges-pdf'

const badge = {
  name: 'Ганболд Хонгорзул',
  company: 'Алтан Хөндий Инженеринг ХХК',
  country: 'Монгол',
  code: '7QK4M2XP',
}

it('draws a card for each, however long the names are', async () => {
  const long = { ...badge, name: 'Өөөө '.repeat(40), company: 'ү'.repeat(200), code: '3HX9K7TD' }
  const bytes = await drawBadges({ event: 'Уул уурхайн долоо хоног 2025', eventId: 3, badges: [badge, long] })
  expect(pdfPageCount(Buffer.from(bytes))).toBe(2)
})
