import { describe, expect, it } from 'vitest'
import { convertTablesToChoices } from './choices'

const table = (head: string, ...rows: string[]) =>
  `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
const cells = (tag: 'th' | 'td', ...words: string[]) =>
  words.map((word) => `<${tag}>${word}</${tag}>`).join('')
const kinds = table(
  cells('th', 'Ангилал', 'Хэнд', 'Татвар'),
  cells('td', '<p>Үндсэн</p>', '<p>Уурхай <strong>ба</strong> хайгуул</p>', '12'),
  cells('td', 'Хүндэт', 'Хувь хүн', ''),
)
const partsOf = (html: string) => convertTablesToChoices([{ kind: 'text', html }])

describe('a table of a text', () => {
  it('is cards where each row has a cell under every word of its head', () => {
    expect(partsOf(`<p>a</p>${kinds}<p>b</p>`)).toEqual([
      { kind: 'text', html: '<p>a</p>' },
      {
        kind: 'choices',
        choices: [
          {
            title: 'Үндсэн',
            facts: [
              { label: 'Хэнд', html: 'Уурхай <strong>ба</strong> хайгуул' },
              { label: 'Татвар', html: '12' },
            ],
          },
          { title: 'Хүндэт', facts: [{ label: 'Хэнд', html: 'Хувь хүн' }] },
        ],
      },
      { kind: 'text', html: '<p>b</p>' },
    ])
  })

  it('takes the first row as the head without a thead, as the editor writes it', () => {
    const headlessTable = `<table><tbody><tr>${cells('th', 'а', 'б')}</tr><tr>${cells('td', '1', '2')}</tr><tr>${cells('td', '3', '4')}</tr></tbody></table>`
    expect(partsOf(headlessTable)).toMatchObject([
      { kind: 'choices', choices: [{ title: '1' }, { title: '3' }] },
    ])
  })

  it('stays a table where it is none to choose from', () => {
    const row = cells('td', '1', '2')
    for (const html of [
      table(cells('td', 'а', 'б'), row, row),
      table(cells('th', 'а', 'б'), row),
      table(cells('th', 'а', 'б'), ...Array<string>(5).fill(row)),
      table(cells('th', 'а', 'б'), row, cells('td', '1')),
      table(cells('th', 'а', 'б'), row, '<td colspan="2">1</td>'),
      table(cells('th', 'а', 'б'), row, cells('td', '', '2')),
      table(cells('th', 'а', ''), row, row),
      table(cells('th', 'а'), cells('td', '1'), cells('td', '2')),
      '<table></table>',
    ])
      expect(partsOf(html), html).toEqual([{ kind: 'text', html }])
  })

  it('leaves other parts as they are', () => {
    const points = { kind: 'points' as const, items: [{ title: 'а', html: 'б' }] }
    expect(convertTablesToChoices([points])).toEqual([points])
  })
})
