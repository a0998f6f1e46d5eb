import type { MainCategory } from '@/lib/directory/categories/queries'
import { consultantsCode } from '@/lib/directory/codes'
import type { Locale } from '@/lib/platform/i18n/locale'
import { categoryName } from '../category-name'
import type { CategoryChoice } from './category-rows'

/** Returns the categories that a company may choose, in the reader's language: all except consultants. */
export function categoryChoices(tree: readonly MainCategory[], locale: Locale): CategoryChoice[] {
  return tree.map((main) => ({
    code: main.category_code,
    name: categoryName(main, locale).text,
    subs: main.subs
      .filter(({ category_code }) => category_code !== consultantsCode)
      .map((sub) => ({ code: sub.category_code, name: categoryName(sub, locale).text })),
  }))
}
