import { expect, it } from 'vitest'
import { pickFurtherNews } from './related'
import type { NewsItem } from './schema'

const item = (id: number, image: string) => ({ id, image }) as NewsItem

it('shows four others at most, none with a picture that is shown already', () => {
  const near = [
    item(9, 'a'),
    item(8, 'b'),
    item(7, 'b'),
    item(6, 'own'),
    item(5, 'own'),
    item(4, 'c'),
    item(3, 'd'),
    item(2, 'e'),
  ]
  expect(pickFurtherNews(item(5, 'own'), near).map(({ id }) => id)).toEqual([9, 8, 4, 3])
  expect(pickFurtherNews(item(5, 'own'), [item(5, 'own')])).toEqual([])
})
