import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { monthNewsCalls } from './calls'
import { monthNewsPath } from './schema'

export const monthNewsResource = resource({
  name: 'monthNews',
  kind: 'month_news',
  list: {
    call: monthNewsCalls.listAdminMonthNews,
    rows: 'monthNews',
    columns: {
      title: { kind: 'text', width: '30%' },
      title_en: { kind: 'text', width: '25%' },
      pdf: 'file',
      created_at: 'date',
    },
    heading: 'title',
    search: true,
    sorts: ['title', 'created_at'],
    height: '30vh',
  },
  form: {
    fields: { title: { kind: 'bilingual', as: 'text' }, monthPdf: { kind: 'pdf', stored: 'pdf' } },
    insertOnly: ['monthPdf'],
    record: monthNewsCalls.getMonthNews,
    insert: monthNewsCalls.insertMonthNews,
    update: monthNewsCalls.renameMonthNews,
    narrow: true,
    below: true,
  },
  live: ({ id }) => livePage(monthNewsPath(Number(id))),
  remove: monthNewsCalls.deleteMonthNews,
})
