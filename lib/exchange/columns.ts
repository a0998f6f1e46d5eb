import type { ExchangeNameKind } from './names/schema'
import type { ExchangeKind } from './schema'

export type Column = {
  /** The name in the specification, in a file's heading and in the database table. */
  name: string
  type: 'moment' | 'text' | 'number' | 'web'
  /** Other headings that an import accepts for this column. */
  titles: readonly string[]
  required?: true
  lengthMax?: number
  /** For a number: the smallest positive value that its stored decimals can express. */
  least?: number
  /** The column is part of the natural key: two rows with the same key are the same trade or auction. */
  key?: true
  /** The column contains English names for another column; only the dictionary of names stores them. */
  englishOf?: { column: string; kind: ExchangeNameKind }
}

/** Defines an optional column with the English names of another column. */
const englishColumn = (
  column: string,
  kind: ExchangeNameKind,
  lengthMax: number,
  ...titles: string[]
): Column => ({
  ...{ name: `${column}_en`, type: 'text', titles, lengthMax },
  englishOf: { column, kind },
})

const web = { type: 'web', lengthMax: 1_000 } as const
const addresses: Column[] = [
  { name: 'url', titles: ['Холбоос'], ...web },
  { name: 'own_url', titles: ['Өөрийн холбоос'], ...web },
]

/** The columns of a file of trades and of a file of auctions. */
export const exchangeColumns: Record<ExchangeKind, readonly Column[]> = {
  trade: [
    {
      ...{
        name: 'trade_datetime',
        type: 'moment',
        titles: ['Огноо', 'Арилжааны огноо'],
      },
      ...{ required: true, key: true },
    },
    {
      ...{ name: 'seller_name', type: 'text', titles: ['Худалдагч', 'Борлуулагч'] },
      ...{ required: true, lengthMax: 200, key: true },
    },
    {
      ...{ name: 'product_name', type: 'text', titles: ['Бүтээгдэхүүн'] },
      ...{ required: true, lengthMax: 200, key: true },
    },
    {
      ...{ name: 'trade_num', type: 'text', titles: ['Арилжааны дугаар'] },
      ...{ lengthMax: 60, key: true },
    },
    {
      ...{ name: 'product_category', type: 'text', titles: ['Ангилал'] },
      ...{ lengthMax: 120 },
    },
    {
      ...{ name: 'min_price', type: 'number', titles: ['Доод үнэ'] },
      ...{ required: true, least: 0.0001 },
    },
    {
      ...{ name: 'price_currency', type: 'text', titles: ['Валют'] },
      ...{ required: true, lengthMax: 20 },
    },
    { name: 'mass', type: 'number', titles: ['Хэмжээ', 'Хэмжээ (тонн)'], least: 0.001 },
    ...addresses,
    englishColumn('seller_name', 'seller', 200, 'Худалдагч (англи)', 'Борлуулагч (англи)'),
    englishColumn('product_name', 'product', 200, 'Бүтээгдэхүүн (англи)'),
    englishColumn('product_category', 'product', 120, 'Ангилал (англи)'),
  ],
  notice: [
    {
      ...{ name: 'order_num', type: 'text', titles: ['Захиалгын дугаар', 'Дугаар'] },
      ...{ required: true, lengthMax: 60, key: true },
    },
    {
      ...{ name: 'sell_datetime', type: 'moment', titles: ['Огноо'] },
      ...{ required: true },
    },
    {
      ...{ name: 'seller_name', type: 'text', titles: ['Худалдагч', 'Борлуулагч'] },
      ...{ required: true, lengthMax: 200 },
    },
    {
      ...{ name: 'type', type: 'text', titles: ['Бүтээгдэхүүн', 'Төрөл'] },
      ...{ required: true, lengthMax: 200 },
    },
    {
      ...{ name: 'quantity', type: 'number', titles: ['Багцын тоо', 'Тоо хэмжээ'] },
      ...{ required: true, least: 0.001 },
    },
    {
      ...{ name: 'lot_size', type: 'number', titles: ['Багцын хэмжээ'] },
      ...{ required: true, least: 0.001 },
    },
    {
      ...{ name: 'currency', type: 'text', titles: ['Валют'] },
      ...{ required: true, lengthMax: 20 },
    },
    { name: 'other', type: 'text', titles: ['Бусад'], lengthMax: 500 },
    ...addresses,
    englishColumn('seller_name', 'seller', 200, 'Худалдагч (англи)', 'Борлуулагч (англи)'),
    englishColumn('type', 'product', 200, 'Бүтээгдэхүүн (англи)'),
    englishColumn('other', 'terms', 500, 'Бусад (англи)'),
  ],
}
