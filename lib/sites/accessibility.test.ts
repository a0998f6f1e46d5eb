import { expect, it } from 'vitest'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import { readAccessibility } from './accessibility'

it('the page about accessibility has a text in both languages for each known limit, and for no other', () => {
  const keys = readAccessibility().limits.map(({ key }) => key)
  for (const catalogue of [mn, en])
    expect(Object.keys(catalogue.association.accessibility.rows).sort()).toEqual([...keys].sort())
})
