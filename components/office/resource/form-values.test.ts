import { describe, expect, it } from 'vitest'
import { fieldsOf, type FormSpec } from '@/lib/platform/api/resource'
import { itemsOfFiles } from '../media/image-items'
import { callInputOf, valueNamesOf, fieldNamesWithRemovedFiles, initialFormValues } from './form-values'

const form: FormSpec = {
  fields: {
    title: { kind: 'bilingual', as: 'text' },
    size: 'number',
    shown: 'switch',
    cover: { kind: 'image', stored: 'cover_url' },
    posters: { kind: 'images', order: 'imageOrder' },
    pdf: 'pdf',
  },
  insertOnly: ['pdf'],
  updateOnly: ['shown'],
  fixed: (record) => ({ about: 'Office', was: record?.title ?? null }),
}
const row = {
  id: 4,
  title: 'Нэр',
  title_en: '',
  size: 0,
  shown: true,
  cover_url: '/files/a/1.jpg',
  posters: ['/files/b/1.jpg'],
}

describe('the fields of a form', () => {
  it('differ between a new record and an existing one', () => {
    expect(valueNamesOf(fieldsOf(form, true))).toEqual([
      'title',
      'title_en',
      'size',
      'cover',
      'posters',
      'pdf',
    ])
    expect(valueNamesOf(fieldsOf(form, false))).toEqual([
      'title',
      'title_en',
      'size',
      'shown',
      'cover',
      'posters',
    ])
  })
})

describe('a file that was taken away', () => {
  it('is reported, and one that stays is not', () => {
    const fields = fieldsOf(form, false)
    const buildInput = (cover: unknown) =>
      callInputOf(fields, { ...initialFormValues(fields, row), cover }, form, row)
    expect(buildInput(null)).toMatchObject({ cover_removed: true })
    expect(buildInput(undefined)).not.toHaveProperty('cover_removed')
  })
})

describe('the values of a form', () => {
  it('start as the record is, a zero and an empty English field included', () => {
    expect(initialFormValues(fieldsOf(form, false), row)).toEqual({
      ...{ title: 'Нэр', title_en: '', size: '0', shown: true, cover: undefined },
      posters: [{ key: '/files/b/1.jpg', url: '/files/b/1.jpg' }],
    })
  })

  it('start empty for a new record, with what is computed for it', () => {
    expect(initialFormValues(fieldsOf(form, true), { title: 'Шинэ' })).toMatchObject({
      title: 'Шинэ',
      size: '',
      posters: [],
    })
  })

  it('are sent with several pictures taken apart and what is not shown', () => {
    const fields = fieldsOf(form, false)
    const file = new File(['1'], '1.png')
    const values = { ...initialFormValues(fields, row), posters: itemsOfFiles([file]) }
    expect(callInputOf(fields, values, form, row)).toMatchObject({
      posters: [file],
      imageOrder: [{ index: 0, type: 'file', file: 0 }],
      ...{ about: 'Office', was: 'Нэр' },
    })
  })

  it('tell which stored file was taken away', () => {
    const fields = fieldsOf(form, false)
    expect(fieldNamesWithRemovedFiles(fields, { cover: null })).toEqual(['cover'])
    expect(fieldNamesWithRemovedFiles(fields, { cover: undefined })).toEqual([])
  })
})
