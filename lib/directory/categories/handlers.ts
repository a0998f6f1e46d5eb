import type { Handlers } from '@/lib/platform/api/handlers'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { categoryCalls } from './calls'
import { deleteCategory, insertCategory, updateCategory } from './mutations'
import { type Category, categoryTree, getCategory, listCategories } from './queries'
import type { SubCategory } from './schema'

const subCategoryLocaliser =
  (lang: Locale) =>
  (category: Category): SubCategory => ({
    id: category.id,
    category_code: category.category_code,
    name: bilingualText(category, 'name', lang).text,
  })

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  listSubCategories: async ({ input }) => ({
    subCategories: (await categoryTree())
      .flatMap(({ subs }) => subs)
      .map(subCategoryLocaliser(input.language)),
  }),
  listSubCategoriesByMain: async ({ input }) => ({
    subCategories: (await categoryTree())
      .filter(({ code }) => code === input.main)
      .flatMap(({ subs }) => subs)
      .map(subCategoryLocaliser(input.language)),
  }),
  listAdminDirectoryCategories: ({ input }) => listCategories(input),
  getDirectoryCategory: async ({ input }) => ({ record: await getCategory(input.id) }),
  updateDirectoryCategory: ({ input }) => updateCategory(input),
  insertDirectoryCategory: ({ input }) => insertCategory(input),
  deleteDirectoryCategory: ({ input }) => deleteCategory(input.id),
}
