import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import {
  categoriesByMainQuery,
  categoriesQuery,
  categoryForm,
  categoryListing,
  categoryRecord,
  categoryUpdate,
  listedCategory,
  subCategory,
} from './schema'

const invalidates = ['GET /yellow-page/get/categories', 'GET /admin/get/translations'] as const
const subCategories = z.object({ subCategories: z.array(subCategory) })

export const categoryCalls = {
  listSubCategories: call('GET /yellow-page/categories', {
    summary: 'The sub-categories of the directory by their codes',
    access: 'public',
    input: categoriesQuery,
    answer: subCategories,
  }),
  listSubCategoriesByMain: call('GET /yellow-page/categories-by-main', {
    summary: 'The sub-categories of one main category',
    access: 'public',
    input: categoriesByMainQuery,
    answer: subCategories,
  }),
  listAdminDirectoryCategories: call('GET /yellow-page/get/categories', {
    summary: 'Main and sub-categories by their codes, with the number of companies shown under each',
    access: 'staff',
    input: categoryListing,
    answer: listAnswerSchema('categories', listedCategory),
  }),
  getDirectoryCategory: call('GET /yellow-page/get/category/id', {
    summary: 'One category of the directory',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(categoryRecord),
  }),
  updateDirectoryCategory: call('POST /yellow-page/update/category', {
    summary: 'Rename a category in both languages; its code stays',
    access: 'staff',
    invalidates,
    input: categoryUpdate,
    answer: updateAnswer,
  }),
  insertDirectoryCategory: call('POST /yellow-page/insert/category', {
    summary: 'Add a sub-category under the next free code of a main category',
    access: 'staff',
    invalidates,
    input: categoryForm,
    answer: insertAnswer.extend({ category_code: z.string() }),
  }),
  deleteDirectoryCategory: call('DELETE /yellow-page/delete/empty-category', {
    summary: 'Delete a sub-category without companies; 409 says how many it has',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
