import * as z from 'zod'
import { id, lang, preprocess, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { mainCodes } from '../codes'

export const categoryPageSizes = [20, 50, 100] as const
export const categorySorts = ['category_code', 'name', 'companies'] as const
const nameLettersMax = 200

const mainCode = z.enum(mainCodes, message('validation.directory.mainCategory'))
const name = text({ max: nameLettersMax, required: 'validation.directory.nameMn' })
const nameEn = text({ max: nameLettersMax, required: 'validation.directory.nameEn' })

/** A category as visitors see it, with its name in the requested language. */
export const subCategory = z.object({ id: z.number().int(), category_code: z.string(), name: z.string() })
export type SubCategory = z.infer<typeof subCategory>

export const categoriesQuery = z.object({ language: lang })
export const categoriesByMainQuery = z.object({
  main: preprocess((value) => value ?? '', mainCode),
  language: lang,
})

/** The office's filter: all categories, or only those whose code begins with one main code. */
export const categoryTypes = ['all', ...mainCodes] as const
export const categoryListing = z.object({
  type: z.enum(categoryTypes, message('validation.directory.mainCategory')).default('all'),
  lang,
  ...listingFields({ limit: categoryPageSizes[0], limitMax: 100, sorts: categorySorts }),
})
export type CategoryListing = z.output<typeof categoryListing>

/** A category of the office's list: `name` in the chosen language, and the number of listed companies. */
export const listedCategory = subCategory.extend({
  name_mn: z.string(),
  name_en: z.string(),
  version: z.number().int(),
  companies: z.number().int(),
})
export type ListedCategory = z.infer<typeof listedCategory>

export const categoryRecord = z.object({
  id: z.number().int(),
  category_code: z.string(),
  name: z.string(),
  name_en: z.string(),
  version: z.number().int(),
})
export type CategoryRecord = z.infer<typeof categoryRecord>

/** A changed category. The specification's form sends the category's code; the office's form sends `id`. */
export const categoryUpdate = z
  .object({
    id: id.optional(),
    category_code: text({ max: 4 }).optional(),
    version,
    name,
    /** Without this field the stored English name stays. */
    name_en: text({ max: nameLettersMax }).optional(),
  })
  .refine((form) => form.id !== undefined || Boolean(form.category_code), {
    error: 'validation.directory.category',
    path: ['category_code'],
  })
export type CategoryUpdate = z.output<typeof categoryUpdate>

export const categoryForm = z.object({
  mainCategory: preprocess((value) => value ?? '', mainCode),
  nameMn: name,
  nameEn,
})
export type CategoryForm = z.output<typeof categoryForm>
