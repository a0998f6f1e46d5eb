import { expect, it } from 'vitest'
import { fileNameOf } from './file-name'

it('reads the name that the server gives, in any alphabet', () => {
  const name = 'Албан бичиг, 2026.pdf'
  expect(fileNameOf(`inline; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name)
  expect(fileNameOf("attachment; filename*=utf-8''a.zip; foo=1")).toBe('a.zip')
})

it('gives none where there is none, or none that can be read', () => {
  for (const header of [null, '', 'inline', "inline; filename*=UTF-8''%E0%A4%A"]) {
    expect(fileNameOf(header)).toBeNull()
  }
})
