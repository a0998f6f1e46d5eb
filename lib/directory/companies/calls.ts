import * as z from 'zod'
import { fileAnswerSchema, answerFileRate, tableKinds } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, requiredFile } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { companiesAnswer, companyListing, companyNameListing, companyRecord, companyUpdate } from './schema'

export const staleListings = [
  'GET /yellow-page/get/new-request',
  'GET /yellow-page/get/waiting',
  'GET /yellow-page/get/company-list',
  'GET /yellow-page/get/company-list/name',
] as const
/** The limits for a logo file. */
export const logoRule = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const
const savedRow = z.object({ id: z.number().int(), version: z.number().int() })

export const companyCalls = {
  listAdminCompanies: call('GET /yellow-page/get/company-list', {
    summary:
      'Companies by name, filtered by category, publication and operation; requests are for roles 1 and 2',
    access: 'staff',
    input: companyListing,
    answer: companiesAnswer,
  }),
  exportListings: call('GET /yellow-page/get/company-list/file', {
    summary: 'All approved companies as a file',
    access: 'admin',
    isAudited: true,
    input: z.object({ kind: z.enum(tableKinds) }),
    answer: fileAnswerSchema(tableKinds),
    rate: answerFileRate,
  }),
  findCompanies: call('GET /yellow-page/get/company-list/name', {
    summary: 'The same, filtered by the words of a name',
    access: 'staff',
    input: companyNameListing,
    answer: companiesAnswer,
  }),
  getCompany: call('GET /yellow-page/get/company', {
    summary: 'One company with its contacts, categories and texts; its registrant is for roles 1 and 2',
    access: 'staff',
    isAudited: true,
    input: z.object({ id }),
    answer: z.object({ company: companyRecord }),
  }),
  uploadListingLogo: call('POST /yellow-page/upload/logo', {
    summary: "Store a logo; a company gets it when it is saved with the logo's address",
    access: 'staff',
    invalidates: ['GET /admin/get/pictures'],
    input: z.object({ image: requiredFile('validation.directory.logo') }),
    files: { image: logoRule },
    answer: z.object({ fileUrl: z.string() }),
  }),
  updateCompany: call('POST /yellow-page/update/company', {
    summary:
      'Save a company with new contacts and categories, and its registrant if sent (roles 1 and 2); at its first approval the registrant gets a mail',
    access: 'staff',
    invalidates: staleListings,
    input: companyUpdate,
    answer: savedRow,
  }),
  deleteCompanyContact: call('DELETE /yellow-page/delete/contact', {
    summary: 'Delete a contact of a company',
    access: 'admin',
    invalidates: staleListings,
    input: z.object({ id }),
    answer: savedRow,
  }),
  deleteCompanyCategory: call('DELETE /yellow-page/delete/category', {
    summary: 'Remove a company from a category',
    access: 'admin',
    invalidates: staleListings,
    input: z.object({ category_id: id, company_id: id }),
    answer: savedRow,
  }),
  deleteCompany: call('DELETE /yellow-page/delete/company', {
    summary: 'Delete a company: its registrant is erased, the rest goes to the bin',
    access: 'admin',
    invalidates: staleListings,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
