import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import {
  statistic,
  statisticForm,
  statisticOrder,
  statisticRecord,
  statisticsInput,
  statisticUpdate,
} from './schema'

const invalidates = ['GET /mw/admin/get/event-statistics', 'GET /admin/get/translations'] as const

export const statisticCalls = {
  listAdminStatistics: call('GET /mw/admin/get/event-statistics', {
    summary: 'The figures of an edition in their order',
    access: 'staff',
    input: statisticsInput,
    answer: z.object({ statistics: z.array(statistic) }),
  }),
  getStatistic: call('GET /mw/admin/get/event-statistic/id', {
    summary: 'One figure of an edition',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(statisticRecord),
  }),
  insertStatistic: call('POST /mw/admin/insert/event-statistic', {
    summary: 'Add a figure at the end of those of an edition',
    access: 'staff',
    invalidates,
    input: statisticForm,
    answer: insertAnswer,
  }),
  updateStatistic: call('POST /mw/admin/update/event-statistic', {
    summary: 'Save a figure of an edition',
    access: 'staff',
    invalidates,
    input: statisticUpdate,
    answer: updateAnswer,
  }),
  updateStatisticOrder: call('POST /mw/admin/update/event-statistic-sequence', {
    summary: 'Save the order of the figures of an edition',
    access: 'staff',
    invalidates,
    input: statisticOrder,
    answer: doneAnswer,
  }),
  deleteStatistic: call('DELETE /mw/admin/delete/event-statistic', {
    summary: 'Delete a figure of an edition',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
