import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { exchangeColumns } from './columns'
import type { ExchangeKind } from './schema'

const moment = 'Улаанбаатарын цагаар. Жишээ: 2026-11-20 10:30'
const number = 'Бутархайг цэгээр бичнэ.'
const english = 'Англи нэр. Нэрсийн толинд хараахан байхгүй бол нэмнэ.'
const addresses = {
  url: 'http:// эсвэл https:// гэж эхэлнэ.',
  own_url: 'http:// эсвэл https:// гэж эхэлнэ.',
}

const templates: Record<ExchangeKind, { title: string; notes: Record<string, string> }> = {
  trade: {
    title: 'Биржийн арилжаа',
    notes: {
      trade_datetime: moment,
      seller_name: 'Жишээ: Говь нүүрс ХХК',
      product_name: 'Жишээ: Коксжих нүүрс',
      trade_num: 'Огноо, худалдагч, бүтээгдэхүүн, дугаар нь ижил арилжааг шинэчилнэ.',
      product_category: 'Жишээ: Нүүрс',
      min_price: `${number} Жишээ: 98.40`,
      price_currency: 'Жишээ: USD',
      mass: `Тонноор. ${number} Жишээ: 12800`,
      ...addresses,
      seller_name_en: english,
      product_name_en: english,
      product_category_en: english,
    },
  },
  notice: {
    title: 'Арилжааны хуваарь',
    notes: {
      order_num: 'Ижил дугаартай зарыг шинэчилнэ. Жишээ: 2026-104',
      sell_datetime: moment,
      seller_name: 'Жишээ: Говь нүүрс ХХК',
      type: 'Бүтээгдэхүүний нэр. Жишээ: Коксжих нүүрс',
      quantity: `${number} Жишээ: 4`,
      lot_size: `Тонноор. ${number} Жишээ: 6400`,
      currency: 'Жишээ: USD',
      other: 'Бусад нөхцөл.',
      ...addresses,
      seller_name_en: english,
      type_en: english,
      other_en: english,
    },
  },
}

/** Makes the workbook that staff fill in to import trades or notices. */
export function makeExchangeTemplate(kind: ExchangeKind, signal: AbortSignal) {
  const columns = exchangeColumns[kind]
  const { title, notes } = templates[kind]
  // The headings are those that the messages about bad rows name, so the words stand beside them.
  const notesWithTitles = columns.map(({ name, titles }) => [name, `${titles[0]}. ${notes[name]}`])
  const required = columns.filter((column) => column.required).map(({ name }) => name)
  return makeImportTemplate({ title, columns, required, notes: Object.fromEntries(notesWithTitles) }, signal)
}
