import { call } from '@/lib/platform/api/call'
import { comparison, comparisonInput, historyInput, recordHistory } from './schema'

export const historyCalls = {
  getHistory: call('GET /admin/get/history', {
    summary: 'The last 20 versions of a news item, page text, report or menu item: who made each, and when',
    access: 'staff',
    input: historyInput,
    answer: recordHistory,
  }),
  compareVersions: call('GET /admin/get/comparison', {
    summary: 'The differences between two versions of a record; without `to`, from the present one',
    access: 'staff',
    input: comparisonInput,
    answer: comparison,
  }),
}
