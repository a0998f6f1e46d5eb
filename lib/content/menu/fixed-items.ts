/** The menu items that the code of the association's pages refers to, by their numbers (`cid`). */
export const fixedItems = {
  about: 1,
  membership: 2,
  activity: 3,
  trade: 5,
  reports: 6,
  contact: 7,
  joining: 12,
  board: 901,
  members: 902,
  anniversary: 903,
  search: 904,
} as const

/** The menu items of the seven projects, in the order in which pages show them. */
export const projectItems = [20, 21, 22, 23, 24, 25, 26] as const
