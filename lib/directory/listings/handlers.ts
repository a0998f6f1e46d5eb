import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { listDirectorySlides } from '@/lib/content/slides/queries'
import { categoryTree } from '../categories/queries'
import { categoryAnswer, companyAnswer, consultantAnswer, listedCompanyAnswer } from './answers'
import type { listingCalls } from './calls'
import {
  categoryIdsOf,
  companyInPlaceOf,
  findConsultantsCategory,
  findCategory,
  getListedCompany,
  listCompaniesIn,
  listConsultants,
  listDirectoryNews,
} from './queries'

export const listingHandlers: Handlers<typeof listingCalls> = {
  listAllCategories: async ({ input }) => ({
    categories: (await categoryTree()).map((main) => categoryAnswer(main, input.lang)),
  }),
  listCompaniesByCategory: async ({ input }) => {
    const category = await findCategory(input.category_code)
    if (!category) throw Problem.ofField('category_code', 'validation.directory.category', {}, 'not_found')
    const { rows, total, totalPages } = await listCompaniesIn(
      categoryIdsOf(category),
      input.lang,
      input.page,
      input.limit,
    )
    return {
      category_name: bilingualText(category.sub ?? category.main, 'name', input.lang).text,
      companies: rows.map((card) => listedCompanyAnswer(card, input.lang)),
      ...{ total, totalPages },
    }
  },
  listConsultantsByCategory: async ({ input }) => {
    const [category, { rows, total, totalPages }] = await Promise.all([
      findConsultantsCategory(),
      listConsultants(input.lang, input.page, input.limit),
    ])
    return {
      category_name: category ? bilingualText(category, 'name', input.lang).text : '',
      consultants: rows.map(consultantAnswer),
      ...{ total, totalPages },
    }
  },
  listPublicSlides: async () => ({ banners: await listDirectorySlides() }),
  getPublicCompany: async ({ input }) => {
    const id = (await companyInPlaceOf(input.id)) ?? input.id
    const company = await getListedCompany(id)
    if (!company) throw new Problem('not_found', 'problems.no_listing')
    return { company: companyAnswer(company, input.lang) }
  },
  listDirectoryNews: async () => ({ news: await listDirectoryNews() }),
}
