import { describe, expect, it } from 'vitest'
import { wordPatterns } from './listing-query'

describe('wordPatterns', () => {
  it('finds both cases of every alphabet, word by word', () => {
    expect(wordPatterns(' Бат  b ')).toEqual(['[бБ][аА][тТ]', '[bB]'])
  })

  it('takes signs for themselves', () => {
    expect(wordPatterns('a.*(1')).toEqual(['[aA]\\.\\*\\(1'])
    expect(wordPatterns('')).toEqual([])
  })

  it('looks at eight words and no more', () => {
    expect(wordPatterns('а '.repeat(30))).toHaveLength(8)
  })
})
