import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { newsItem } from '@/lib/content/news/schema'
import { slide } from '@/lib/content/slides/schema'
import {
  byLanguage,
  companiesQuery,
  companyQuery,
  consultantsQuery,
  listedCompany,
  publicCategory,
  publicCompany,
  publicConsultant,
} from './schema'

const category_name = z.string()

export const listingCalls = {
  listAllCategories: call('GET /client/yellow-page/get/all-categories', {
    summary: 'The main categories of the directory with their sub-categories',
    access: 'public',
    input: byLanguage,
    answer: z.object({ categories: z.array(publicCategory) }),
  }),
  listCompaniesByCategory: call('GET /client/yellow-page/get/companies-by-category', {
    summary: 'The companies of a main or a sub-category by name',
    access: 'public',
    input: companiesQuery,
    answer: listAnswerSchema('companies', listedCompany).extend({ category_name }),
  }),
  listConsultantsByCategory: call('GET /client/yellow-page/get/consultants-by-category', {
    summary: 'The consulting engineers by name',
    access: 'public',
    input: consultantsQuery,
    answer: listAnswerSchema('consultants', publicConsultant).extend({ category_name }),
  }),
  listPublicSlides: call('GET /client/yellow-page/get/banners', {
    summary: "The pictures of the directory's home page in their order",
    access: 'public',
    input: z.object({}),
    answer: z.object({ banners: z.array(slide) }),
  }),
  getPublicCompany: call('GET /client/yellow-page/get/company', {
    summary: 'One listed company; the number of a merged company returns the company that remains',
    access: 'public',
    input: companyQuery,
    answer: z.object({ company: publicCompany }),
  }),
  listDirectoryNews: call('GET /client/yellow-page/news', {
    summary: 'The newest news of the association, for the home page of the directory',
    access: 'public',
    input: byLanguage,
    answer: z.object({ news: z.array(newsItem) }),
  }),
}
