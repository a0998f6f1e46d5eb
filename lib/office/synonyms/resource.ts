import { resource } from '@/lib/platform/api/resource'
import { synonymDirections, synonymLangs } from '@/lib/platform/search/phrases'
import { synonymCalls } from './calls'
import { synonymPageSizes, synonymSorts } from './schema'

export const synonymResource = resource({
  name: 'searchSynonyms',
  kind: 'search_synonyms',
  list: {
    call: synonymCalls.listAdminSynonyms,
    rows: 'synonyms',
    columns: { words: { kind: 'text', width: '60%' }, direction: 'choice', lang: 'choice' },
    heading: 'words',
    pageSizes: synonymPageSizes,
    search: true,
    sorts: synonymSorts,
  },
  form: {
    fields: {
      words: { kind: 'textarea', hint: true },
      direction: { kind: 'choice', hint: true },
      lang: 'choice',
    },
    record: synonymCalls.getSynonym,
    insert: synonymCalls.insertSynonym,
    update: synonymCalls.updateSynonym,
    // A term that visitors searched in vain opens the form with its first word.
    defaults: ({ under }) => ({ direction: 'both', lang: 'all', words: under && `${under}; ` }),
    narrow: true,
  },
  remove: synonymCalls.deleteSynonym,
  choices: { direction: synonymDirections, lang: synonymLangs },
})
