import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, updatedAtColumn, versionColumn } from './columns'

/** Concluded trades of the commodity exchange, which staff import from files. */
export const trades = pgTable(
  'trades',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    trade_datetime: timestamp({ withTimezone: true }).notNull(),
    seller_name: text().notNull(),
    product_name: text().notNull(),
    product_category: text().notNull().default(''),
    /**
     * The exchange's number of the trade, which distinguishes trades of the same moment, seller and product.
     */
    trade_num: text().notNull().default(''),
    /** The price of one tonne. */
    min_price: numeric({ precision: 16, scale: 4, mode: 'number' }).notNull(),
    price_currency: text().notNull(),
    /** Tonnes; null when the exchange did not give it. */
    mass: numeric({ precision: 16, scale: 3, mode: 'number' }),
    /** The URL of the trade on the exchange's site. */
    url: text().notNull().default(''),
    /** The URL of the trade on a site of the seller. */
    own_url: text().notNull().default(''),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    // The natural key, by which a repeated import finds a stored trade.
    uniqueIndex('trades_natural').on(t.trade_datetime, t.seller_name, t.product_name, t.trade_num),
    // Ascending: Postgres reads the index backwards for `order by … desc`. A descending index of Drizzle puts
    // nulls last, so it does not serve that order.
    index('trades_newest').on(t.trade_datetime, t.id),
    index('trades_prices').on(t.product_name, t.price_currency, t.trade_datetime, t.min_price),
    check('trades_price_positive', sql`${t.min_price} > 0`),
    check('trades_mass_positive', sql`${t.mass} > 0`),
    check(
      'trades_named',
      sql`${t.seller_name} <> '' and ${t.product_name} <> '' and ${t.price_currency} <> ''`,
    ),
    check('trades_web', sql`${t.url} ~ '^(https?://|$)' and ${t.own_url} ~ '^(https?://|$)'`),
  ],
)

/** Announced auctions of the commodity exchange. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The number that the exchange gave to the order of the auction. */
    order_num: text().notNull(),
    sell_datetime: timestamp({ withTimezone: true }).notNull(),
    seller_name: text().notNull(),
    /** The product. */
    type: text().notNull(),
    /** The number of lots. */
    quantity: numeric({ precision: 16, scale: 3, mode: 'number' }).notNull(),
    /** The tonnes in one lot. */
    lot_size: numeric({ precision: 16, scale: 3, mode: 'number' }).notNull(),
    currency: text().notNull(),
    other: text().notNull().default(''),
    url: text().notNull().default(''),
    own_url: text().notNull().default(''),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    uniqueIndex('notices_natural').on(t.order_num),
    index('notices_newest').on(t.sell_datetime, t.id),
    index('notices_of_product').on(t.type, t.sell_datetime, t.id),
    index('notices_of_seller').on(t.seller_name, t.sell_datetime, t.id),
    check('notices_size_positive', sql`${t.quantity} > 0 and ${t.lot_size} > 0`),
    check(
      'notices_named',
      sql`${t.order_num} <> '' and ${t.seller_name} <> '' and ${t.type} <> '' and ${t.currency} <> ''`,
    ),
    check('notices_web', sql`${t.url} ~ '^(https?://|$)' and ${t.own_url} ~ '^(https?://|$)'`),
  ],
)

/**
 * The dictionary of the exchange: products and their categories, sellers, and the terms of auctions, with
 * English names if there are any. Triggers add each new name, whoever writes it.
 */
export const exchangeNames = pgTable(
  'exchange_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['product', 'seller', 'terms'] }).notNull(),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('exchange_names_natural').on(t.kind, t.name),
    index('exchange_names_order').on(t.name, t.id),
    index('exchange_names_without_english')
      .on(t.name, t.id)
      .where(sql`name_en = ''`),
    check('exchange_names_kind_known', sql`${t.kind} in ('product', 'seller', 'terms')`),
    check('exchange_names_named', sql`${t.name} <> ''`),
  ],
)
