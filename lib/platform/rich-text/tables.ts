import { stripHtml } from '@/lib/platform/search/fold'

const headLettersMax = 80
/** The most characters of a first row that are searched for its words. */
const rowLettersMax = 2_000

/**
 * Wraps each table of a cleaned text in a region. If the table is wider than the page, its region can be
 * scrolled, also by keyboard, and without a script. Marks the cells that hold only a number.
 * @param labelOf names a region by the words of the table's first row
 */
export function withTableRegions(html: string, labelOf: (head: string) => string): string {
  return html
    .replaceAll(/<table[^>]*>/g, (table, at: number) => {
      const [row = ''] = html.slice(at, at + rowLettersMax).split('</tr>')
      const head = stripHtml(row.replaceAll('</t', ' </t'))
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, headLettersMax)
      return `<div data-table tabindex="0" role="region" aria-label="${escapeAttribute(labelOf(head))}">${table}`
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<td>(?=(?:<p>)?[-–+]?[\d.,\s\u00a0]*\d[\s\u00a0]?%?(?:<\/p>)?<\/td>)/g, '<td data-number>')
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
