/** The columns of a file of participants to import. */
export const userColumns = [
  { name: 'name', title: 'Нэр', kind: 'name', lettersMax: 300 },
  { name: 'name_en', title: 'Нэр (англи)', titles: ['Англи нэр'], kind: 'name', lettersMax: 300 },
  { name: 'email', title: 'И-мэйл', kind: 'email' },
  { name: 'phone_number', title: 'Утас', kind: 'phone' },
  { name: 'user_type', title: 'Төрөл', kind: 'type' },
  { name: 'languages', title: 'Хэл', kind: 'languages' },
] as const

export type UserColumn = (typeof userColumns)[number]
/** The columns that a file must have: without one of them the whole file is refused. */
export const requiredUserColumns = ['name', 'name_en', 'email'] as const
/** The most rows of a file: a file with more is refused as a whole and has to be split. */
export const userRowsMax = 50_000
/** The most bytes of a file; a larger one is refused. */
export const userSheetBytesMax = 20 * 1024 * 1024
