import { resource } from '@/lib/platform/api/resource'
import { listingRoleCalls } from '@/lib/organisations/calls'
import { memberCalls } from './calls'

export const companyResource = resource({
  name: 'companies',
  kind: 'member_companies',
  list: {
    call: memberCalls.listAdminMemberCompanies,
    rows: 'members',
    columns: { name: { kind: 'text', picture: 'logo', width: '45%' }, email: 'email', active: 'switch' },
    heading: 'name',
    search: true,
    sorts: ['name', 'email'],
  },
  form: {
    fields: {
      name: 'text',
      email: { kind: 'email', hint: true },
      image: { kind: 'image', stored: 'logo', hint: true },
      registration_number: { kind: 'text', hint: true },
      company_id: {
        kind: 'search',
        from: { call: listingRoleCalls.searchListingChoices, rows: 'listings', value: 'id', label: 'label' },
        nameKey: 'listing',
        hint: true,
      },
      active: { kind: 'switch', hint: true },
    },
    record: memberCalls.getMemberCompany,
    insert: memberCalls.insertMemberCompany,
    update: memberCalls.updateMemberCompany,
    defaults: { active: true },
    isAddedToldAsSaved: true,
    // For an e-mail address that is already registered, the server answers 200 with a message and no member.
    refusalOf: ({ member, message }) => (member ? null : { email: String(message) }),
    narrow: true,
  },
  remove: memberCalls.deleteMemberCompany,
})
