import type { notices, trades } from '@/db/schema/exchange'
import { addDays, dayOf } from '@/lib/exchange/days'

type TradeRow = typeof trades.$inferInsert
type NoticeRow = typeof notices.$inferInsert

type Product = {
  name: string
  category: string
  sellers: readonly string[]
  /** Dollars for a tonne, and how far it swings in a year. */
  price: number
  swing: number
  /** Tonnes in a lot, and how many lots are sold at once. */
  lot: number
  lots: readonly [number, number]
}

const products: readonly Product[] = [
  {
    name: 'Коксжих нүүрс',
    category: 'Коксжих нүүрс',
    sellers: ['Говь Ресурс ХХК', 'Баян Цагаан Майнинг ХХК', 'Өмнийн Гэрэл ХК'],
    ...{ price: 98.4, swing: 14, lot: 6_400, lots: [1, 5] },
  },
  {
    name: 'Эрчим хүчний нүүрс',
    category: 'Эрчим хүчний нүүрс',
    sellers: ['Их Овоо ХК', 'Баян Цагаан Майнинг ХХК'],
    ...{ price: 42.75, swing: 6, lot: 6_400, lots: [1, 6] },
  },
  {
    name: 'Зэсийн баяжмал, 23%',
    category: 'Зэсийн баяжмал',
    sellers: ['Тэнгэр Зэс ХХК', 'Эрдэнэ Булаг ХХК'],
    ...{ price: 1_486, swing: 140, lot: 500, lots: [2, 12] },
  },
  {
    name: 'Төмрийн хүдэр, 62%',
    category: 'Төмрийн хүдэр',
    sellers: ['Хангай Металл ХХК', 'Цагаан Ширээт ХХК'],
    ...{ price: 61.2, swing: 8, lot: 3_200, lots: [2, 10] },
  },
  {
    name: 'Жоншны баяжмал, 95%',
    category: 'Жоншны баяжмал',
    sellers: ['Дорнод Жонш ХХК', 'Хэрлэн Флюорит ХХК'],
    ...{ price: 312, swing: 28, lot: 200, lots: [2, 16] },
  },
  {
    name: 'Цайрын баяжмал, 50%',
    category: 'Цайрын баяжмал',
    sellers: ['Сүхбаатар Цайр ХХК'],
    ...{ price: 905, swing: 75, lot: 500, lots: [1, 6] },
  },
]

const firstDay = '2025-09-01'
const times = ['10:00', '11:00', '14:30', '15:30'] as const
const currency = 'USD'
const termsOfDelivery = 'Хүргэлтийн нөхцөл: FCA, уурхайн талбай'

/** A number from 0 to 1 that is always the same for the same words. */
function seededFraction(words: string): number {
  let hash = 2_166_136_261
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}

const pickBySeed = <T>(list: readonly T[], words: string): T =>
  list[Math.floor(seededFraction(words) * list.length)] ?? (list[0] as T)
const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const dateInMongolia = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

function lotsOf({ lots: [least, most] }: Product, words: string): number {
  return least + Math.floor(seededFraction(`${words} lots`) * (most - least + 1))
}

/** A slow wave of the year and a little noise of the day. */
function priceOf(product: Product, day: string): number {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  const wave = Math.sin((days / 210 + seededFraction(product.name)) * 2 * Math.PI) * product.swing
  const noise = (seededFraction(`${product.name} ${day}`) - 0.5) * product.swing * 0.4
  return Number((product.price + wave + noise).toFixed(2))
}

/**
 * Trades of every working day since September 2025 up to the eve of the day of seeding, so that the last week
 * is never empty: the trades of a day are always the same, whenever they are seeded.
 */
export function demoTrades(today = dayOf(new Date())): TradeRow[] {
  const rows: TradeRow[] = []
  // When the seeding comes before the first day, writes the last sixty days, so that the table is not empty.
  const start = today > firstDay ? firstDay : addDays(today, -60)
  for (let day = start; day < today; day = addDays(day, 1)) {
    if (!isWorkday(day)) continue
    for (const product of products) {
      const words = `${product.name} ${day}`
      if (seededFraction(`${words} sold`) > 0.45) continue
      rows.push({
        trade_datetime: dateInMongolia(day, pickBySeed(times, `${words} time`)),
        seller_name: pickBySeed(product.sellers, words),
        product_name: product.name,
        product_category: product.category,
        trade_num: '',
        min_price: priceOf(product, day),
        price_currency: currency,
        mass: product.lot * lotsOf(product, words),
      })
    }
  }
  return rows
}

/** Auctions of every Tuesday and Thursday, from September 2025 to three weeks after the day of seeding. */
export function demoNotices(today = dayOf(new Date())): NoticeRow[] {
  const rows: NoticeRow[] = []
  const last = addDays(today, 21)
  const start = last > firstDay ? firstDay : addDays(today, -60)
  for (let day = start; day <= last; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 2 && weekday !== 4) continue
    for (const product of products) {
      const words = `${product.name} ${day} notice`
      if (seededFraction(words) > 0.3) continue
      const number = Math.floor(seededFraction(`${words} number`) * 9_000) + 1_000
      rows.push({
        order_num: `${day.slice(2).replaceAll('-', '')}-${number}`,
        sell_datetime: dateInMongolia(day, pickBySeed(times, words)),
        seller_name: pickBySeed(product.sellers, words),
        type: product.category,
        quantity: lotsOf(product, words) * 2,
        lot_size: product.lot,
        currency,
        other: seededFraction(`${words} other`) < 0.25 ? termsOfDelivery : '',
      })
    }
  }
  return rows
}

/** The English names of the exchange. */
export const demoExchangeEnglish: readonly (readonly ['product' | 'seller' | 'terms', string, string])[] = [
  ['product', 'Коксжих нүүрс', 'Coking coal'],
  ['product', 'Эрчим хүчний нүүрс', 'Thermal coal'],
  ['product', 'Зэсийн баяжмал', 'Copper concentrate'],
  ['product', 'Зэсийн баяжмал, 23%', 'Copper concentrate, 23%'],
  ['product', 'Төмрийн хүдэр', 'Iron ore'],
  ['product', 'Төмрийн хүдэр, 62%', 'Iron ore, 62%'],
  ['product', 'Жоншны баяжмал', 'Fluorspar concentrate'],
  ['product', 'Жоншны баяжмал, 95%', 'Fluorspar concentrate, 95%'],
  ['product', 'Цайрын баяжмал', 'Zinc concentrate'],
  ['product', 'Цайрын баяжмал, 50%', 'Zinc concentrate, 50%'],
  ['seller', 'Говь Ресурс ХХК', 'Gobi Resource LLC'],
  ['seller', 'Баян Цагаан Майнинг ХХК', 'Bayan Tsagaan Mining LLC'],
  ['seller', 'Өмнийн Гэрэл ХК', 'Umniin Gerel JSC'],
  ['seller', 'Их Овоо ХК', 'Ikh Ovoo JSC'],
  ['seller', 'Тэнгэр Зэс ХХК', 'Tenger Zes LLC'],
  ['seller', 'Эрдэнэ Булаг ХХК', 'Erdene Bulag LLC'],
  ['seller', 'Хангай Металл ХХК', 'Khangai Metal LLC'],
  ['seller', 'Цагаан Ширээт ХХК', 'Tsagaan Shireet LLC'],
  ['seller', 'Дорнод Жонш ХХК', 'Dornod Jonsh LLC'],
  ['seller', 'Хэрлэн Флюорит ХХК', 'Kherlen Fluorite LLC'],
  ['seller', 'Сүхбаатар Цайр ХХК', 'Sukhbaatar Tsair LLC'],
  ['terms', termsOfDelivery, 'Terms of delivery: FCA, mine site'],
]
