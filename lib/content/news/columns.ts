/** Names the cover of a new item, among the pictures that are sent with the file. */
export const newsPictureColumn = { name: 'image', title: 'Нүүр зураг' } as const

/** The columns of a file of news to import, under the names of the form's fields. */
export const newsColumns = [
  { name: 'appears_at', title: 'Огноо', titles: ['created_at'] },
  { name: 'category_cid', title: 'Ангилал', titles: ['category'] },
  { name: 'title', title: 'Гарчиг' },
  { name: 'summary', title: 'Хураангуй' },
  { name: 'text', title: 'Агуулга' },
  { name: 'title_en', title: 'Гарчиг (англи)' },
  { name: 'summary_en', title: 'Хураангуй (англи)' },
  { name: 'text_en', title: 'Агуулга (англи)' },
  newsPictureColumn,
  { name: 'publisher', title: 'Нийтлэгч' },
  { name: 'news_status', title: 'Сайтад харуулах' },
] as const

export type NewsColumn = (typeof newsColumns)[number]
/** The columns that a file must have: without one of them the whole file is refused. */
export const requiredNewsColumns = ['appears_at', 'category_cid', 'title', 'summary', 'text'] as const
/** The most rows of a file: a file with more is refused as a whole and has to be split. */
export const newsRowsMax = 2_000
