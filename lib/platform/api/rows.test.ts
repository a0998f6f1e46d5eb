import { describe, expect, it } from 'vitest'
import { minerals } from '@/db/schema/content'
import { insertRow, updateRow, typeCheckedValues } from './rows'

const titles = { title: 'Алт', title_en: 'Gold' }

describe('the values of a row', () => {
  it('are all columns of its table', () => {
    expect(typeCheckedValues(minerals, titles)).toBe(titles)
    // @ts-expect-error a field of the form that has no column would be lost
    typeCheckedValues(minerals, { ...titles, symbol: 'Au' })
  })
})

/** Never called: the statements in it must not compile. */
export const refusedWrites = {
  // @ts-expect-error a new row
  insert: () => insertRow(minerals, { ...titles, image_file_id: 1, sequence: 1, symbol: 'Au' }),
  // @ts-expect-error a change
  update: () => updateRow(minerals, { id: 1, version: 1 }, { ...titles, symbol: 'Au' }),
}
