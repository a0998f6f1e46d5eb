import { resource } from '@/lib/platform/api/resource'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { mainCodes } from '../codes'
import { categoryCalls } from './calls'
import { categoryPageSizes, categorySorts, categoryTypes } from './schema'

/** The categories of the directory. A new one is a sub-category and gets a free code of its main category. */
export const categoryResource = resource({
  name: 'directoryCategories',
  kind: 'directory_categories',
  list: {
    call: categoryCalls.listAdminDirectoryCategories,
    rows: 'categories',
    columns: {
      category_code: { kind: 'text', width: '7rem' },
      name: 'text',
      companies: { kind: 'number', width: '11rem' },
      rename: { kind: 'own', width: '11rem' },
    },
    heading: 'name',
    pageSizes: categoryPageSizes,
    filters: { type: { byDefault: 'all' }, lang: { byDefault: 'mn' } },
    search: true,
    sorts: categorySorts,
  },
  form: {
    fields: {
      mainCategory: 'choice',
      nameMn: 'text',
      nameEn: 'text',
      name: { kind: 'bilingual', as: 'text' },
    },
    insertOnly: ['mainCategory', 'nameMn', 'nameEn'],
    updateOnly: ['name'],
    defaults: { mainCategory: mainCodes[0] },
    record: categoryCalls.getDirectoryCategory,
    insert: categoryCalls.insertDirectoryCategory,
    update: categoryCalls.updateDirectoryCategory,
    narrow: true,
    editedInList: true,
  },
  live: ({ category_code }) => livePage(directoryPaths.category(String(category_code))),
  remove: categoryCalls.deleteDirectoryCategory,
  choices: { mainCategory: mainCodes, type: categoryTypes, lang: ['mn', 'en'] },
})
