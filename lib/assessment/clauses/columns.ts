/** The columns of a file of clauses, in the export as in the import. */
export const clauseColumns = [
  { name: 'cid', title: 'Асуултын индекс', titles: ['индекс'] },
  { name: 'standard', title: 'Стандарт' },
  { name: 'clause', title: 'Заалт' },
  { name: 'title', title: 'Заалтын нэр' },
  { name: 'title_en', title: 'Заалтын нэр (англи)' },
  { name: 'link', title: 'Хаяг' },
] as const

export type ClauseColumn = (typeof clauseColumns)[number]
/** The columns that a file must have: without one of them the whole file is refused. */
export const requiredClauseColumns = ['cid', 'standard', 'clause'] as const
/** The most rows of a file: a file with more is refused as a whole and has to be split. */
export const clauseRowsMax = 5_000
