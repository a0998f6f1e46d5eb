import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'

function texts(catalogue: unknown, prefix = ''): Map<string, string> {
  const textByKey = new Map<string, string>()
  for (const [key, value] of Object.entries(catalogue as Record<string, unknown>)) {
    if (typeof value === 'string') textByKey.set(prefix + key, value)
    else for (const [inner, text] of texts(value ?? {}, `${prefix}${key}.`)) textByKey.set(inner, text)
  }
  return textByKey
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()

describe('the two catalogues', () => {
  // The catalogue's text is searched, because JSON.parse takes the last of two equal keys without an error.
  it.each(['mn', 'en'])('name each key once: %s', (locale) => {
    const text = readFileSync(`messages/${locale}.json`, 'utf8')
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toBe(text)
  })

  // The back office is only in Mongolian, except for the list of meetings.
  const { admin, ...sites } = mn
  const { admin: englishOffice, ...englishSites } = en
  const [mongolian, english] = [texts(sites), texts(englishSites)]
  const everything = new Map([...texts({ admin }), ...mongolian])

  it('have the same keys', () => {
    expect([...mongolian.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(['meetingList', 'meetingBooking', 'meetingSheets'] as const)(
    'have the same keys for a part of the list of meetings: %s',
    (name) => expect([...texts(englishOffice[name]).keys()]).toEqual([...texts(admin[name]).keys()]),
  )

  it('have no empty text', () => {
    for (const [key, text] of [...everything, ...english]) expect(text.trim(), key).not.toBe('')
  })

  it('fill in the same values', () => {
    for (const [key, text] of mongolian)
      expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
    const office = texts(admin)
    for (const [key, text] of texts(englishOffice))
      expect(placeholders(text), key).toEqual(placeholders(office.get(key) ?? ''))
  })

  it('never put a case ending on a name that is filled in', () => {
    // No ending may follow a placeholder, because its vowels depend on the word. One text is the
    // specification's, to the letter (decision 57).
    const endings = [...everything].filter(
      ([, text]) =>
        text !== '{name}-г устгах уу?' &&
        /\}[»”]?-?(ын|ийн|ний|г|ыг|ийг|д|т|аас|ээс|аар|ээр|тай|тэй)(?!\p{L})/u.test(text),
    )
    expect(endings.map(([key]) => key)).toEqual([])
  })
})
