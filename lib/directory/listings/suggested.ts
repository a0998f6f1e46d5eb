import { type Category, categoryTree } from '../categories/queries'
import { consultantsCode } from '../codes'

/**
 * Returns the categories that the page of a missing listing suggests: the first two categories of services,
 * and the consultants.
 */
export async function listSuggestedCategories(): Promise<Category[]> {
  const subs = (await categoryTree()).flatMap((main) => main.subs)
  const services = subs.filter(({ category_code }) => category_code.startsWith('03')).slice(0, 2)
  return [...services, ...subs.filter(({ category_code }) => category_code === consultantsCode)]
}
