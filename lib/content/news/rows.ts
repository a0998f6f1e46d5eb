import { Problem } from '@/lib/platform/api/problem'
import { pictureNameKey } from '@/lib/platform/files/import-pictures'
import {
  cellText,
  columnTitle,
  createWrongCell,
  normaliseCellText,
  parseRowAsForm,
  parseYesOrNo,
  WrongCell,
} from '@/lib/platform/files/sheet-cells'
import { streamSheetRecords } from '@/lib/platform/files/sheet-columns'
import { momentText, parseMoment } from '@/lib/platform/files/sheet-moment'
import { type Portion, portionsOf } from '@/lib/platform/files/sheet-portions'
import type { Cell } from '@/lib/platform/files/sheet-row'
import { richTextOf } from '@/lib/platform/rich-text/plain-words'
import { type NewsColumn, newsColumns, newsRowsMax, requiredNewsColumns } from './columns'
import { newsInsert, requiredNewsTexts } from './schema'
import { sanitiseTextsSync } from './texts'
import { checkNewsColumns } from './written-columns'

type Value = string | number | boolean | null
/** The input of the worker thread: the path of the imported file, and the categories by number and names. */
export type NewsFile = {
  path: string
  categories: readonly { cid: number; category: string; category_en: string }[]
}

/** News have long texts: fewer of them are sent to the database at once, and a row of CSV may be long. */
const goodRowsMax = 50
const recordBytesMax = 4 * 1024 * 1024

function parseCategory(text: string, categories: NewsFile['categories']): number {
  if (text === '') throw createWrongCell('required')
  const name = normaliseCellText(text)
  const category = categories.find(
    (each) =>
      String(each.cid) === name ||
      [each.category, each.category_en].some((words) => normaliseCellText(words) === name),
  )
  if (!category) throw createWrongCell('newsCategory', { category: text })
  return category.cid
}

/** Reads a day with an optional time, as the field of the form sends it. */
function parseDate(cell: Cell): string {
  const text = momentText(cell)
  if (text === '') throw createWrongCell('required')
  const { day, time, zone } = parseMoment(text)
  return `${day}T${time}${zone?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') ?? ''}`
}

function readCell(cell: Cell, { name }: NewsColumn, categories: NewsFile['categories']): Value {
  if (name === 'appears_at') return parseDate(cell)
  const text = cellText(cell)
  if (name === 'category_cid') return parseCategory(text, categories)
  if (name === 'news_status') return parseYesOrNo(text)
  return name === 'text' || name === 'text_en' ? richTextOf(text) : text
}

/** Checks a row as its form is checked, and cleans its texts. Null stands for what the row does not say. */
function finishRow({ image, ...values }: Record<string, Value>): Record<string, Value> {
  // Whether a row needs a cover is known when the stored news are.
  const fields = { ...values, publisher: values.publisher || undefined, image: true }
  const form = parseRowAsForm(newsInsert, fields, newsColumns)
  const columns = checkNews(form)
  const ofLanguage = (suffix: '' | '_en') =>
    requiredNewsTexts.map((name) => {
      const key = `${name}${suffix}` as const
      return [key, columns[`title${suffix}`] === '' ? null : columns[key]]
    })
  return {
    ...Object.fromEntries([...ofLanguage(''), ...ofLanguage('_en')]),
    appears_at: form.appears_at,
    category_cid: form.category_cid,
    publisher: values.publisher ? form.publisher : null,
    news_status: values.news_status ?? null,
    image: pictureNameKey(String(image ?? '')),
  }
}

/** @throws WrongCell for what the save of a form refuses */
function checkNews(form: Parameters<typeof checkNewsColumns>[0]) {
  try {
    return checkNewsColumns(form, sanitiseTextsSync(form))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [[field, problem] = []] = Object.entries(error.fields ?? {})
    const column = newsColumns.find(({ name }) => name === field)
    throw new WrongCell(problem?.key ?? 'validation.wrong', problem?.values, column && columnTitle(column))
  }
}

/**
 * Reads a CSV or XLSX file of news in portions, with cleaned texts. Runs in a worker thread.
 * @throws Problem bad_input when the file has another format, is empty, lacks a required column or has too
 * many rows
 */
export function newsPortions({ path, categories }: NewsFile): AsyncGenerator<Portion> {
  const rows = streamSheetRecords<NewsColumn, Value>(
    path,
    {
      ...{ columns: newsColumns, required: requiredNewsColumns, rowsMax: newsRowsMax },
      readCell: (cell, column) => readCell(cell, column, categories),
      absent: null,
      finish: finishRow,
    },
    recordBytesMax,
  )
  return portionsOf(rows, goodRowsMax)
}
