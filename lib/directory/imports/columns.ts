import { sumLettersMax } from '@/lib/organisations/aimags'
import { listingLettersMax } from '../limits'

/** The columns of a file of companies, for both export and import; an exported file also has the status. */
export const listingColumns = [
  { name: 'registration_number', title: 'Регистрийн дугаар', kind: 'number', width: 18 },
  { name: 'name', title: 'Нэр', kind: 'name', lettersMax: listingLettersMax.name, width: 40 },
  {
    name: 'name_en',
    title: 'Нэр (англи)',
    titles: ['Англи нэр'],
    kind: 'name',
    lettersMax: listingLettersMax.name,
    width: 40,
  },
  { name: 'categories', title: 'Ангилал', kind: 'categories', width: 18 },
  { name: 'phones', title: 'Утас', kind: 'contacts', contact: 'phone', width: 24 },
  { name: 'faxes', title: 'Факс', kind: 'contacts', contact: 'fax', width: 18 },
  { name: 'emails', title: 'И-мэйл', kind: 'contacts', contact: 'email', width: 28 },
  { name: 'websites', title: 'Вэбсайт', kind: 'contacts', contact: 'website', width: 28 },
  { name: 'aimag', title: 'Аймаг', titles: ['Аймаг, нийслэл'], kind: 'aimag', width: 16 },
  {
    name: 'sum',
    title: 'Сум',
    titles: ['Сум, дүүрэг'],
    kind: 'text',
    lettersMax: sumLettersMax,
    width: 18,
  },
  {
    name: 'sum_en',
    title: 'Сум (англи)',
    titles: ['Сум, дүүрэг (англи)'],
    kind: 'text',
    lettersMax: sumLettersMax,
    width: 18,
  },
  { name: 'address', title: 'Хаяг', kind: 'text', lettersMax: listingLettersMax.address, width: 40 },
  {
    name: 'address_en',
    title: 'Хаяг (англи)',
    titles: ['Англи хаяг'],
    kind: 'text',
    lettersMax: listingLettersMax.address,
    width: 40,
  },
  { name: 'about', title: 'Танилцуулга', kind: 'text', lettersMax: listingLettersMax.about, width: 60 },
  {
    name: 'about_en',
    title: 'Танилцуулга (англи)',
    titles: ['Англи танилцуулга'],
    kind: 'text',
    lettersMax: listingLettersMax.about,
    width: 60,
  },
] as const

export type ListingColumn = (typeof listingColumns)[number]
/** An import refuses a file that lacks one of these columns. */
export const requiredListingColumns = ['registration_number', 'name', 'categories'] as const
export const textColumns = listingColumns.filter(
  ({ kind }) => kind === 'name' || kind === 'aimag' || kind === 'text',
)
export const contactColumns = listingColumns.filter((column) => column.kind === 'contacts')

/** The most rows of an imported file; an import refuses a longer one, and staff have to split it. */
export const listingRowsMax = 200_000
