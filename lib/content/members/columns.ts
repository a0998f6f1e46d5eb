/** Names the logo of a new member, among the pictures that are sent with the file. */
export const memberPictureColumn = { name: 'image', title: 'Лого', titles: ['logo'] } as const

/** The columns of a file of member companies to import. */
export const memberColumns = [
  { name: 'name', title: 'Нэр' },
  { name: 'email', title: 'И-мэйл' },
  memberPictureColumn,
  { name: 'registration_number', title: 'Регистрийн дугаар' },
  { name: 'active', title: 'Идэвхтэй' },
] as const

export type MemberColumn = (typeof memberColumns)[number]
/** The columns that a file must have: without one of them the whole file is refused. */
export const requiredMemberColumns = ['name', 'email'] as const
/** The most rows of a file: a file with more is refused as a whole and has to be split. */
export const memberRowsMax = 2_000
