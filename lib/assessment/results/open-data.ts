import { csvLine, csvStart } from '@/lib/platform/files/csv'
import { streamPublishedResults } from './queries'
import { publishedResult, type PublishedResult } from './schema'

/** The licence of the open data. */
export const openDataLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The columns of the open data, in the order of the file. */
export const openDataColumns = Object.keys(publishedResult.shape) as (keyof PublishedResult)[]

/** Streams all published results as CSV with a heading, in UTF-8 with the mark that spreadsheets need. */
export async function* publishedResultsCsv(): AsyncGenerator<string> {
  yield csvStart + csvLine(openDataColumns)
  for await (const rows of streamPublishedResults())
    yield rows.map((row) => csvLine(openDataColumns.map((column) => row[column]))).join('')
}
