import * as z from 'zod'
import { id, rowOrder, text, version } from '@/lib/platform/api/fields'
import { editionChoice } from '../editions/schema'

/** A figure of an edition, such as «30,000+». */
export const statistic = z.object({
  id: z.number().int(),
  event_id: z.number().int(),
  figure: z.string(),
  label: z.string(),
  label_en: z.string(),
})
export type Statistic = z.infer<typeof statistic>
export const statisticRecord = statistic.extend({ version: z.number().int() })
export type StatisticRecord = z.infer<typeof statisticRecord>

export const statisticsInput = z.object({ event: editionChoice.default('live') })

const fields = {
  figure: text({ max: 20, required: 'validation.event.figure' }),
  label: text({ max: 120, required: 'validation.event.label' }),
  label_en: text({ max: 120 }),
}
export const statisticForm = z.object({ event_id: id, ...fields })
export type StatisticForm = z.output<typeof statisticForm>
/** The form that changes a figure, which cannot move to another edition. */
export const statisticUpdate = z.object({ id, version, ...fields })
export type StatisticUpdate = z.output<typeof statisticUpdate>
export const statisticOrder = z.object({ statistics: rowOrder('validation.order') })
export type StatisticOrder = z.output<typeof statisticOrder>['statistics']
