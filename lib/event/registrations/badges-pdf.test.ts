import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
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
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPageCount()).toBe(2)
  expect(Math.round((pdf.getPage(0).getWidth() * 25.4) / 72)).toBe(86)
})
