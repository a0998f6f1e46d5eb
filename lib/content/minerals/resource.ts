import { resource } from '@/lib/platform/api/resource'
import { mineralCalls } from './calls'

export const mineralResource = resource({
  name: 'minerals',
  kind: 'minerals',
  list: {
    call: mineralCalls.listAdminMinerals,
    rows: 'minerals',
    columns: { image: 'image', title: 'text', title_en: 'text' },
    heading: 'title',
    replaces: 'image',
    search: true,
  },
  form: {
    fields: { title: { kind: 'bilingual', as: 'text' }, image: 'image' },
    record: mineralCalls.getMineral,
    insert: mineralCalls.insertMineral,
    update: mineralCalls.updateMineral,
    narrow: true,
  },
  remove: mineralCalls.deleteMineral,
  order: { call: mineralCalls.updateMineralOrder, field: 'minerals' },
})
