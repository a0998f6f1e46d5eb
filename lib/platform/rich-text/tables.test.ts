import { expect, it } from 'vitest'
import { withTableRegions } from './tables'

const label = (head: string) => `Хүснэгт: ${head}`

it('gives each table a region that takes the focus, named by its first row', () => {
  const table =
    '<table><tbody><tr><th>Он</th><th>"Зэс" &amp; алт</th></tr><tr><td>1</td></tr></tbody></table>'
  expect(withTableRegions(`<p>a</p>${table}<p>b</p>`, label)).toBe(
    `<p>a</p><div data-table tabindex="0" role="region" aria-label="Хүснэгт: Он &quot;Зэс&quot; &amp; алт">${table.replace('<td>', '<td data-number>')}</div><p>b</p>`,
  )
})

it('leaves a text without tables, and takes an empty one', () => {
  expect(withTableRegions('<p>a</p>', label)).toBe('<p>a</p>')
  expect(withTableRegions('<table></table>', () => 'Хүснэгт')).toContain(
    'aria-label="Хүснэгт"><table></table></div>',
  )
})
