import * as z from 'zod'
import { directoryCategories } from '@/db/schema/directory'
import { oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { categoryCalls } from './calls'
import { categoryTree } from './queries'

type CategoryName = { category_code?: unknown; name?: unknown }

async function listSubCategories(site: OldSite, lang: string): Promise<CategoryName[]> {
  const answer = await site.read(`/client/yellow-page/get/all-categories?lang=${lang}`)
  return recordsOf(answer, 'categories').flatMap((main) => recordsOf(main, 'subCategories') as CategoryName[])
}

/** The sub-categories in both languages; the main ones are fixed. */
async function* listOldCategories(site: OldSite): AsyncGenerator<unknown> {
  const english = await listSubCategories(site, 'en')
  for (const { category_code, name } of await listSubCategories(site, 'mn'))
    yield { category_code, name, name_en: english.find((sub) => sub.category_code === category_code)?.name }
}

export const oldDirectoryCategories = oldKind({
  name: 'directory categories',
  list: listOldCategories,
  schema: z.object({ category_code: oldText, name: oldText, name_en: oldText }),
  // Addresses have the code, which is kept, and not the number.
  idOf: () => null,
  keyOf: ({ category_code }) => category_code,
  findHere: async ({ category_code }) =>
    (await categoryTree()).flatMap(({ subs }) => subs).find((sub) => sub.category_code === category_code)
      ?.id ?? null,
  toForm: ({ category_code, name, name_en }) => ({
    fields: {
      ...{ mainCategory: category_code.slice(0, 2), nameMn: name || name_en, nameEn: name_en || name },
      // The form of a change has other names.
      ...{ category_code, name: name || name_en, name_en },
    },
    columns: { category_code },
  }),
  insert: categoryCalls.insertDirectoryCategory,
  update: categoryCalls.updateDirectoryCategory,
  remove: categoryCalls.deleteDirectoryCategory,
  table: directoryCategories,
  idColumn: directoryCategories.id,
})
