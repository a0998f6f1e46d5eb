import { resource } from '@/lib/platform/api/resource'
import { sustainableCalls } from './calls'
import { sustainableSorts } from './schema'

const languages = ['mn', 'en'] as const

export const sustainableResource = resource({
  name: 'sustainable',
  kind: 'sustainable_mining',
  list: {
    call: sustainableCalls.listAdminSustainable,
    rows: 'mining',
    columns: { title: { kind: 'text', width: '45%' }, posters: 'image', pdf: 'file' },
    heading: 'title',
    pageSizes: [10, 25, 50],
    filters: { lang: { byDefault: 'mn', field: 'language' } },
    search: true,
    sorts: sustainableSorts,
  },
  form: {
    fields: {
      title: 'text',
      language: 'choice',
      images: { kind: 'images', stored: 'posters', order: 'imageOrder' },
      pdf: 'pdf',
    },
    record: sustainableCalls.getSustainable,
    insert: sustainableCalls.insertSustainable,
    update: sustainableCalls.updateSustainable,
    defaults: { language: 'mn' },
    toastMilliseconds: 3000,
  },
  remove: sustainableCalls.deleteSustainable,
  choices: { lang: languages, language: languages },
})
