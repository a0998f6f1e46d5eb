import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { shortcutCalls } from './calls'
import { shortcutPageSizes, shortcutSorts } from './schema'

export const shortcutResource = resource({
  name: 'searchShortcuts',
  kind: 'search_shortcuts',
  list: {
    call: shortcutCalls.listAdminShortcuts,
    rows: 'shortcuts',
    columns: {
      title: { kind: 'text', width: '26%' },
      phrases: { kind: 'text', width: '44%' },
      path: 'text',
    },
    heading: 'title',
    pageSizes: shortcutPageSizes,
    search: true,
    sorts: shortcutSorts,
  },
  form: {
    fields: {
      phrases: { kind: 'textarea', hint: true },
      title: { kind: 'bilingual', as: 'text' },
      path: { kind: 'text', hint: true },
    },
    record: shortcutCalls.getShortcut,
    insert: shortcutCalls.insertShortcut,
    update: shortcutCalls.updateShortcut,
    narrow: true,
  },
  live: ({ path }) => livePage(String(path)),
  remove: shortcutCalls.deleteShortcut,
})
