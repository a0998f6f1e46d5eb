import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Concluded trades of the commodity exchange, as its files tell them. */
export const trades = pgTable(
  'trades',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tradedAt: timestamp('traded_at', { withTimezone: true }).notNull(),
    sellerName: text('seller_name').notNull(),
    productName: text('product_name').notNull(),
    productCategory: text('product_category').notNull().default(''),
    /** The exchange's number of the trade: tells apart trades of one moment, seller and product. */
    tradeNum: text('trade_num').notNull().default(''),
    /** For one tonne. */
    minPrice: numeric('min_price', { precision: 16, scale: 4, mode: 'number' }).notNull(),
    priceCurrency: text('price_currency').notNull(),
    /** Tonnes; null where the exchange did not tell. */
    mass: numeric({ precision: 16, scale: 3, mode: 'number' }),
    /** The trade on the exchange's site. */
    url: text().notNull().default(''),
    /** The trade on a site of the seller. */
    ownUrl: text('own_url').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // What makes a second import of the same file change nothing.
    uniqueIndex('trades_natural').on(t.tradedAt, t.sellerName, t.productName, t.tradeNum),
    // Ascending, and read backwards: a descending one puts nulls last, where `order by … desc` wants them first.
    index('trades_newest').on(t.tradedAt, t.id),
    index('trades_prices').on(t.productName, t.priceCurrency, t.tradedAt, t.minPrice),
    check('trades_price_positive', sql`${t.minPrice} > 0`),
    check('trades_mass_positive', sql`${t.mass} > 0`),
    check('trades_named', sql`${t.sellerName} <> '' and ${t.productName} <> '' and ${t.priceCurrency} <> ''`),
    check('trades_web', sql`${t.url} ~ '^(https?://|$)' and ${t.ownUrl} ~ '^(https?://|$)'`),
  ],
)

/** Announced auctions of the commodity exchange. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The exchange's number of the order. */
    orderNum: text('order_num').notNull(),
    sellAt: timestamp('sell_at', { withTimezone: true }).notNull(),
    sellerName: text('seller_name').notNull(),
    /** What is sold. */
    type: text().notNull(),
    /** How many lots. */
    quantity: numeric({ precision: 16, scale: 3, mode: 'number' }).notNull(),
    /** Tonnes in one lot. */
    lotSize: numeric('lot_size', { precision: 16, scale: 3, mode: 'number' }).notNull(),
    currency: text().notNull(),
    other: text().notNull().default(''),
    url: text().notNull().default(''),
    ownUrl: text('own_url').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notices_natural').on(t.orderNum),
    index('notices_newest').on(t.sellAt, t.id),
    check('notices_size_positive', sql`${t.quantity} > 0 and ${t.lotSize} > 0`),
    check(
      'notices_named',
      sql`${t.orderNum} <> '' and ${t.sellerName} <> '' and ${t.type} <> '' and ${t.currency} <> ''`,
    ),
    check('notices_web', sql`${t.url} ~ '^(https?://|$)' and ${t.ownUrl} ~ '^(https?://|$)'`),
  ],
)
