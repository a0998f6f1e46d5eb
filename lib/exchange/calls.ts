import * as z from 'zod'
import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { sheetBytesMax } from '@/lib/platform/files/kinds'
import { importAnswer } from '@/lib/platform/files/import-answer'
import {
  exchangeImport,
  exchangeTemplateQuery,
  notice,
  noticeSearch,
  adminNoticeSearch,
  adminTradeSearch,
  recentNotice,
  recentTrade,
  trade,
  tradeSearch,
} from './schema'

export const exchangeCalls = {
  listRecentTrades: call('GET /client/get/recent-trade', {
    summary: 'The newest trades of the exchange, for the contact bar',
    access: 'public',
    input: z.object({}),
    answer: z.object({ trade: z.array(recentTrade) }),
  }),
  listRecentNotices: call('GET /client/get/recent-notice', {
    summary: 'The newest auctions of the exchange, for the contact bar',
    access: 'public',
    input: z.object({}),
    answer: z.object({ notice: z.array(recentNotice) }),
  }),
  listTrades: call('GET /client/get/trade', {
    summary: 'Trades between two days, newest first; without days those of the last week',
    access: 'public',
    input: tradeSearch,
    answer: listAnswerSchema('trade', trade),
  }),
  listNotices: call('GET /client/get/notice', {
    summary: 'Auctions, the latest first',
    access: 'public',
    input: noticeSearch,
    answer: listAnswerSchema('notice', notice),
  }),
  listAdminTrades: call('GET /admin/get/trade', {
    summary: 'Trades, newest first; the days count when both are given',
    access: 'staff',
    input: adminTradeSearch,
    answer: listAnswerSchema('result', trade),
  }),
  listAdminNotices: call('GET /admin/get/notice', {
    summary: 'Auctions, the latest first; the days count when both are given',
    access: 'staff',
    input: adminNoticeSearch,
    answer: listAnswerSchema('result', notice),
  }),
  getExchangeTemplate: call('GET /admin/get/exchange/template/file', {
    summary: 'A workbook to fill in for the import of trades or notices, with what each column takes',
    access: 'admin',
    input: exchangeTemplateQuery,
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  importExchange: call('POST /admin/insert/exchange', {
    summary: 'Import a CSV or XLSX file of trades or notices, or preview its changes',
    access: 'admin',
    invalidates: ['GET /admin/get/trade', 'GET /admin/get/notice'],
    input: exchangeImport,
    files: { file: sheetFileRule(sheetBytesMax) },
    takesLong: true,
    answer: importAnswer,
  }),
}
