import { expect, it } from 'vitest'
import { resolveGuidance } from './resolve'
import type { Guidance } from './schema'

const row = (cid: string, values: Partial<Guidance>): Guidance => ({
  ...{ cid, explanation: '', explanation_en: '', evidence: '', evidence_en: '', clauses: [] },
  ...values,
})
const clause = { standard: 'GRI', clause: '303-3', title: 'Усны олборлолт', title_en: '', link: '' }
const rows = [
  row('7.3', { explanation: 'Хэсэг', evidence: 'Журам', clauses: [clause] }),
  row('7.3.2', { explanation: 'Шаардлага', explanation_en: 'Requirement' }),
  row('7.3.2.1', { evidence: ' Тоолуур \n\nТэнцэл' }),
  row('7.30', { explanation: 'Өөр' }),
]

it('takes each part from the nearest number that has it', () => {
  expect(resolveGuidance(rows, '7.3.2.1', 'en')).toEqual({
    explanation: { text: 'Requirement', lang: 'en' },
    examples: ['Тоолуур', 'Тэнцэл'].map((text) => ({ text, lang: 'mn' })),
    clauses: [{ standard: 'GRI', clause: '303-3', link: '', text: 'Усны олборлолт', lang: 'mn' }],
  })
  expect(resolveGuidance(rows, '7.3.1', 'mn').explanation?.text).toBe('Хэсэг')
})

it('is empty where nothing is written', () => {
  expect(resolveGuidance(rows, '7.4.1', 'mn')).toEqual({ explanation: null, examples: [], clauses: [] })
})
