import { resource } from '@/lib/platform/api/resource'
import { logoCalls } from './calls'

const calls = {
  record: logoCalls.getLogo,
  insert: logoCalls.insertLogo,
  update: logoCalls.updateLogo,
}
const fields = {
  name: { kind: 'bilingual', as: 'text' },
  link: 'link',
  image: { kind: 'image', stored: 'logo' },
  aimag: 'own',
  sum: { kind: 'bilingual', as: 'text' },
} as const
const nameColumn = { kind: 'text', picture: 'logo', width: '40%' } as const

/**
 * Returns the office's list and form for the logos with one flag. A save changes no other flag, so that the
 * logo stays on its other pages.
 */
const memberLogosResource = (name: string, flag: 'board_member' | 'main_member') =>
  resource({
    name,
    kind: 'logos',
    list: {
      call: logoCalls.listAdminLogos,
      rows: 'logos',
      columns: { name: nameColumn, link: 'link' },
      heading: 'name',
      where: (row) => row[flag],
      search: true,
      sorts: ['name'],
    },
    form: { fields, ...calls, fixed: { [flag]: true }, narrow: true, isAddedToldAsSaved: true },
    remove: logoCalls.deleteLogo,
  })

export const membershipResources = [
  memberLogosResource('boardMembers', 'board_member'),
  memberLogosResource('mainMembers', 'main_member'),
] as const

/** The office's list and form for all logos, with the flags for the pages that show a logo. */
export const logoResource = resource({
  name: 'logos',
  kind: 'logos',
  list: {
    call: logoCalls.listAdminLogos,
    rows: 'logos',
    columns: { name: nameColumn, link: 'link', places: 'own' },
    heading: 'name',
    search: true,
    sorts: ['name'],
  },
  form: {
    fields: {
      ...fields,
      responsible_mining: 'switch',
      board_member: 'switch',
      main_member: 'switch',
      public_relations_committee: 'switch',
      environment_committee: 'switch',
      legal_committee: 'switch',
      logistics_committee: 'switch',
    },
    ...calls,
    defaults: { responsible_mining: true },
    isAddedToldAsSaved: true,
  },
  remove: logoCalls.deleteLogo,
})
