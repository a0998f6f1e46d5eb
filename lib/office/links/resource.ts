import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { linkCalls } from './calls'
import { linkPageSizes } from './schema'

export const brokenLinkResource = resource({
  name: 'brokenLinks',
  list: {
    call: linkCalls.listAdminBrokenLinks,
    rows: 'broken',
    columns: {
      target: { kind: 'text', width: '38%' },
      place: { kind: 'own', brief: true },
      change: 'own',
    },
    heading: 'target',
    pageSizes: linkPageSizes,
  },
  note: true,
})

export const outsideLinkResource = resource({
  name: 'outsideLinks',
  list: {
    call: linkCalls.listAdminOutsideLinks,
    rows: 'outside',
    columns: {
      target: { kind: 'text', width: '38%' },
      place: { kind: 'own', brief: true },
      answer: 'own',
      checked_at: 'date',
      change: 'own',
    },
    heading: 'target',
    pageSizes: linkPageSizes,
  },
  note: true,
})

export const lonePageResource = resource({
  name: 'lonePages',
  list: {
    call: linkCalls.listAdminLonePages,
    rows: 'pages',
    columns: { path: { kind: 'text', width: '38%' }, place: { kind: 'own', brief: true } },
    heading: 'path',
    pageSizes: linkPageSizes,
  },
  live: ({ path }) => livePage(String(path)),
  note: true,
})
