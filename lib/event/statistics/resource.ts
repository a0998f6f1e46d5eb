import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { editionDefaults, editionField, editionFilter } from '../editions/choices'
import { statisticCalls } from './calls'

/** The figures on the home page of one edition. */
export const statisticResource = resource({
  name: 'eventStatistics',
  kind: 'event_statistics',
  list: {
    call: statisticCalls.listAdminStatistics,
    rows: 'statistics',
    columns: {
      figure: { kind: 'text', width: '30%' },
      label: { kind: 'text', brief: true },
      label_en: 'text',
    },
    heading: 'figure',
    filters: { event: editionFilter },
  },
  form: {
    fields: { event_id: editionField, figure: 'text', label: { kind: 'bilingual', as: 'text' } },
    insertOnly: ['event_id'],
    defaults: editionDefaults,
    record: statisticCalls.getStatistic,
    insert: statisticCalls.insertStatistic,
    update: statisticCalls.updateStatistic,
    narrow: true,
  },
  live: () => livePage(eventPaths.home),
  remove: statisticCalls.deleteStatistic,
  order: { call: statisticCalls.updateStatisticOrder, field: 'statistics' },
})
