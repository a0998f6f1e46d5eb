import { expect, it } from 'vitest'
import { richTextOf } from './plain-words'

it.each([
  ['', ''],
  ['Нэг мөр', '<p>Нэг мөр</p>'],
  ['Нэг\r\n\r\nХоёр', '<p>Нэг</p><p>Хоёр</p>'],
  ['5 < 7 & 8', '<p>5 &lt; 7 &amp; 8</p>'],
  ['<p>Бэлэн</p>', '<p>Бэлэн</p>'],
])('the text %j of a cell is the rich text %j', (text, html) => {
  expect(richTextOf(text)).toBe(html)
})
