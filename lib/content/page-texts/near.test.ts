import { expect, it } from 'vitest'
import type { Person } from '@/lib/content/people/schema'
import { findMentionedDocuments, findEmployeeByMail } from './near'

const page = (text: string, text_en = '') => ({ cid: 9, category: '', category_en: '', text, text_en })
const pdf = (id: number, title: string, title_en = '') => ({
  id,
  title,
  title_en,
  pdf: `/files/${id}.pdf`,
  created_at: '',
})

it('finds the documents that a text names in quotation marks, in either language', () => {
  const documents = [pdf(1, 'Ёс зүйн дүрэм'), pdf(2, 'Журам & заавар'), pdf(3, 'Дүрэм', 'The charter')]
  const namedIds = (text: string, text_en?: string) =>
    findMentionedDocuments(page(text, text_en), documents).map(({ id }) => id)
  expect(namedIds('<p>«<strong>Ёс зүйн</strong>\nдүрэм», Дүрэм</p>')).toEqual([1])
  expect(namedIds('<p>«Журам &amp; заавар» «Ёс зүйн дүрэм»</p>')).toEqual([1, 2])
  expect(namedIds('', '<p>“The charter”</p>')).toEqual([3])
  expect(namedIds('')).toEqual([])
})

it('finds the staff member to contact, and no one else', () => {
  const person = (id: number, about_category: Person['about_category'], email: string) =>
    ({ id, about_category, email }) as Person
  const people = [person(1, 'Association', 'a@x.mn'), person(2, 'Office', 'B@x.mn'), person(3, 'Office', '')]
  expect(findEmployeeByMail(['b@x.mn'], people)?.id).toBe(2)
  for (const mails of [[], ['a@x.mn'], ['']]) expect(findEmployeeByMail(mails, people)).toBeNull()
})
