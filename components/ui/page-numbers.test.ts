import { describe, expect, it } from 'vitest'
import { threePagesAround, pagesAround } from './page-numbers'

describe('threePagesAround', () => {
  it('keeps the current page in the middle where it can', () => {
    expect(threePagesAround(2, 25)).toEqual([1, 2, 3])
    expect(threePagesAround(12, 25)).toEqual([11, 12, 13])
  })

  it('offers three at either end too', () => {
    expect(threePagesAround(1, 25)).toEqual([1, 2, 3])
    expect(threePagesAround(25, 25)).toEqual([23, 24, 25])
  })

  it('never offers a page that is not there', () => {
    expect(threePagesAround(1, 1)).toEqual([1])
    expect(threePagesAround(2, 2)).toEqual([1, 2])
    expect(threePagesAround(9, 2)).toEqual([1, 2])
    expect(threePagesAround(1, 0)).toEqual([])
  })
})

describe('pagesAround', () => {
  it('offers two pages on either side and no other at the ends', () => {
    expect(pagesAround(7, 20, 2)).toEqual([5, 6, 7, 8, 9])
    expect(pagesAround(1, 20, 2)).toEqual([1, 2, 3])
    expect(pagesAround(2, 20, 2)).toEqual([1, 2, 3, 4])
    expect(pagesAround(20, 20, 2)).toEqual([18, 19, 20])
  })

  it('never offers a page that is not there', () => {
    expect(pagesAround(9, 2, 2)).toEqual([1, 2])
    expect(pagesAround(1, 0, 2)).toEqual([])
  })
})
