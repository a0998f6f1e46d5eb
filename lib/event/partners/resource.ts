import { resource } from '@/lib/platform/api/resource'
import { listingRoleCalls } from '@/lib/organisations/calls'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { editionDefaults, editionField, editionFilter } from '../editions/choices'
import { partnerCalls } from './calls'
import { partnerRoles, sponsorLevels } from './schema'

const pages = { organiser: eventPaths.home, sponsor: eventPaths.sponsors, exhibitor: eventPaths.exhibitors() }

/** The organisers, sponsors and exhibitors of one edition. */
export const partnerResource = resource({
  name: 'partners',
  kind: 'event_partners',
  list: {
    call: partnerCalls.listAdminPartners,
    rows: 'partners',
    columns: {
      name: { kind: 'text', picture: 'logo', width: '38%' },
      level: { kind: 'choice', brief: true },
      stand: { kind: 'text', brief: true },
      link: 'link',
    },
    heading: 'name',
    pageSizes: [50, 100, 500],
    filters: { event: editionFilter, role: { byDefault: 'organiser' } },
    search: true,
  },
  form: {
    fields: {
      event_id: editionField,
      role: 'choice',
      level: { kind: 'choice', hint: true },
      name: { kind: 'bilingual', as: 'text' },
      about: { kind: 'bilingual', as: 'textarea' },
      stand: { kind: 'text', hint: true },
      link: 'link',
      registration_number: { kind: 'text', hint: true },
      company_id: {
        kind: 'search',
        from: { call: listingRoleCalls.searchListingChoices, rows: 'listings', value: 'id', label: 'label' },
        nameKey: 'listing',
        hint: true,
      },
      image: { kind: 'image', stored: 'logo', hint: true },
    },
    insertOnly: ['event_id'],
    defaults: editionDefaults,
    record: partnerCalls.getPartner,
    insert: partnerCalls.insertPartner,
    update: partnerCalls.updatePartner,
    side: ['event_id', 'role', 'level', 'stand', 'image'],
  },
  live: ({ role }) => livePage(pages[partnerRoles.find((each) => each === role) ?? 'organiser']),
  remove: partnerCalls.deletePartner,
  order: { call: partnerCalls.updatePartnerOrder, field: 'partners' },
  choices: { role: partnerRoles, level: sponsorLevels },
})
