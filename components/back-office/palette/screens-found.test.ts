import { describe, expect, it } from 'vitest'
import mn from '@/messages/mn.json'
import { screens } from '../screens'
import { findScreens } from './screens-found'

const namedScreens = screens.map(({ name, path }) => ({ path, label: mn.admin.screens[name] }))
const findLabels = (term: string) => findScreens(term, namedScreens).map(({ screen }) => screen.label)

describe('the screens of a term', () => {
  it.each(namedScreens)('$label is found by its name', ({ label }) => {
    expect(findLabels(label)).toContain(label)
  })

  it('are found by beginnings, in either alphabet and case', () => {
    expect(findLabels('мэд')).toContain('Мэдээ нэмэх')
    // Every site with news has a screen of this name, so the label is found more than once.
    expect(new Set(findLabels('medee nemeh'))).toEqual(new Set(['Мэдээ нэмэх']))
    expect(findLabels('MEDEE')).toContain('Мэдээ нэмэх')
  })

  it('are found by other forms of their words, which are returned for the marks', () => {
    const [first] = findScreens('тайлангууд', namedScreens)
    expect(first?.screen.label).toMatch(/айлан/)
    expect(first?.matchedWords.join()).toMatch(/^тайлан/)
  })

  it('are none when a word is in no name', () => {
    expect(findLabels('мэдээ жираф')).toEqual([])
    expect(findLabels('')).toEqual([])
    expect(findLabels('%%% __')).toEqual([])
    expect(findLabels('уурхай'.repeat(900))).toEqual([])
  })
})
