import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, listAnswerSchema, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { exchangeName, exchangeNameListing, exchangeNameRecord, exchangeNameUpdate } from './schema'

export const exchangeNameCalls = {
  listAdminExchangeNames: call('GET /admin/get/exchange-names', {
    summary: 'Products, sellers and conditions of the exchange by their names, with their English',
    access: 'staff',
    input: exchangeNameListing,
    answer: listAnswerSchema('names', exchangeName),
  }),
  getExchangeName: call('GET /admin/get/exchange-names/id', {
    summary: 'One name of the exchange',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(exchangeNameRecord),
  }),
  updateExchangeName: call('POST /admin/update/exchange-name', {
    summary: 'Set the English of a name of the exchange; the name itself stays as in the files',
    access: 'staff',
    invalidates: ['GET /admin/get/exchange-names', 'GET /admin/get/trade', 'GET /admin/get/notice'],
    input: exchangeNameUpdate,
    answer: updateAnswer,
  }),
}
