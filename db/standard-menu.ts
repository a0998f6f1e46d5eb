import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client'
import { menuCategories } from './schema/menu'

/**
 * An item of the menu of a new installation. The numbers (`cid`) are fixed, because the paths of news lists
 * and static pages contain them, or because the code refers to them (`fixedItems`). Numbers from 901 on are
 * for pages with paths of their own; items that staff add never get such a number. Siblings are in the order
 * of `standardMenu`.
 */
export type MenuRow = {
  cid: number
  pid: number | null
  category: string
  category_en: string
  category_status: boolean
  page_type: 'news' | 'static'
  category_level: 1 | 2 | 3
}

const ownPagesFrom = 901

type MenuNumberAndNames = [cid: number, category: string, category_en: string]

const menuRow = (
  [cid, category, category_en]: MenuNumberAndNames,
  pid: number | null,
  page_type: MenuRow['page_type'],
  category_status = true,
): MenuRow => ({
  cid,
  pid,
  category,
  category_en,
  category_status,
  page_type,
  category_level: pid === null ? 1 : 2,
})

const topMenuRow = (...name: MenuNumberAndNames) => menuRow(name, null, 'static')
const pageRowUnder =
  (pid: number) =>
  (...name: MenuNumberAndNames) =>
    menuRow(name, pid, 'static')
const newsMenuRow = (...name: MenuNumberAndNames) => menuRow(name, 4, 'news')

const aboutPage = pageRowUnder(1)
const membershipPage = pageRowUnder(2)
const activityPage = pageRowUnder(3)

export const standardMenu: MenuRow[] = [
  topMenuRow(1, 'Бидний тухай', 'About us'),
  topMenuRow(2, 'Гишүүнчлэл', 'Membership'),
  topMenuRow(3, 'Үйл ажиллагаа', 'Activities'),
  menuRow([4, 'Мэдээ', 'News'], null, 'news'),
  topMenuRow(5, 'Арилжаа', 'Trade'),
  topMenuRow(6, 'Тайлан', 'Reports'),
  topMenuRow(7, 'Холбоо барих', 'Contact'),

  aboutPage(9, 'Бүтэц, зохион байгуулалт', 'Structure and governance'),
  aboutPage(10, 'Ёс зүйн дүрэм', 'Code of ethics'),
  aboutPage(903, 'МУУҮА-гийн 30 жилийн ой', 'The thirtieth anniversary'),
  aboutPage(904, 'Сайтаас хайх', 'Search the site'),

  membershipPage(901, 'Удирдах зөвлөл', 'The Board'),
  membershipPage(902, 'Гишүүн байгууллагууд', 'Member organisations'),
  membershipPage(11, 'Гишүүний эрх, үүрэг', 'Rights and duties of members'),
  membershipPage(12, 'Гишүүнээр элсэх', 'Become a member'),

  newsMenuRow(8, 'Мэдээ', 'News'),
  newsMenuRow(13, 'Арга хэмжээ', 'Events'),
  newsMenuRow(17, 'Бүсийн чуулган', 'Regional forum'),
  newsMenuRow(18, 'Үндэсний аж үйлдвэржилтийн хурал', 'National industrialisation conference'),

  activityPage(14, 'Хороод, ажлын хэсгүүд', 'Committees and working groups'),
  activityPage(20, 'Хариуцлагатай уул уурхай', 'Responsible mining'),
  activityPage(21, 'Бидний мэдэхгүй уул уурхай', 'Mining we do not know'),
  activityPage(22, 'Уул уурхай 101', 'Mining 101'),
  activityPage(23, 'Ирээдүйн уурхайчид', 'Future miners'),
  activityPage(24, 'Сарын онцлох гишүүн', 'Member of the month'),
  activityPage(25, 'МУУҮА 30 жил', 'Thirty years of MNMA'),
  activityPage(26, 'Тогтвортой уул уурхай', 'Sustainable mining'),
  menuRow([15, 'Цахим сургалт', 'Online courses'], 3, 'static', false),
]

/**
 * Writes the standard menu into a database that has no menu, so that the fixed numbers mean the same
 * everywhere. Never touches a menu that exists. Instances that start at the same time write the menu once.
 * @returns whether it wrote the menu
 */
export async function ensureStandardMenu(on: Database | Transaction): Promise<boolean> {
  const [first] = await on.select({ cid: menuCategories.cid }).from(menuCategories).limit(1)
  if (first) return false
  await on
    .insert(menuCategories)
    .values(standardMenu.map((row, sequence) => ({ ...row, sequence })))
    .onConflictDoNothing()
  // The inserted numbers are explicit, so the sequence must continue after them, but below 901.
  await on.execute(
    sql`select setval(pg_get_serial_sequence('menu_categories', 'cid'),
      (select max(cid) from ${menuCategories} where cid < ${ownPagesFrom}))`,
  )
  return true
}
