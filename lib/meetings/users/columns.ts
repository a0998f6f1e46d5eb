/** The columns of a file of participants. */
export const userColumns = [
  { name: 'name', title: 'Нэр', kind: 'name', lettersMax: 300 },
  { name: 'name_en', title: 'Нэр (англи)', titles: ['Англи нэр'], kind: 'name', lettersMax: 300 },
  { name: 'email', title: 'И-мэйл', kind: 'email' },
  { name: 'phone_number', title: 'Утас', kind: 'phone' },
  { name: 'user_type', title: 'Төрөл', kind: 'type' },
  { name: 'languages', title: 'Хэл', kind: 'languages' },
] as const

export type UserColumn = (typeof userColumns)[number]
/** A file without one of these is refused as a whole. */
export const requiredUserColumns = ['name', 'name_en', 'email'] as const
/** A file with more rows is refused as a whole and has to be split. */
export const userRowsMax = 50_000
/** Several times the size of fifty thousand participants. */
export const userSheetBytesMax = 20 * 1024 * 1024
