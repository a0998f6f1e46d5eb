import { describe, expect, it } from 'vitest'
import mn from '@/messages/mn.json'
import { screens } from '../screens'
import { screensFound } from './screens-found'

const named = screens.map(({ name, path }) => ({ path, label: mn.admin.screens[name] }))
const found = (term: string) => screensFound(term, named).map(({ screen }) => screen.label)

describe('the screens of a term', () => {
  it.each(named)('$label is found by its name', ({ label }) => {
    expect(found(label)).toContain(label)
  })

  it('are found by beginnings, in either alphabet and case', () => {
    expect(found('мэд')).toContain('Мэдээ нэмэх')
    // Each site with news has such a screen.
    expect(new Set(found('medee nemeh'))).toEqual(new Set(['Мэдээ нэмэх']))
    expect(found('MEDEE')).toContain('Мэдээ нэмэх')
  })

  it('are found by other forms of their words, which are told for the marks', () => {
    const [first] = screensFound('тайлангууд', named)
    expect(first?.screen.label).toMatch(/айлан/)
    expect(first?.matched.join()).toMatch(/^тайлан/)
  })

  it('are none where a word is in no name', () => {
    expect(found('мэдээ жираф')).toEqual([])
    expect(found('')).toEqual([])
    expect(found('%%% __')).toEqual([])
    expect(found('уурхай'.repeat(900))).toEqual([])
  })
})
