import { describe, expect, it } from 'vitest'
import { CsvQuoteError, CsvReader } from './csv'

/** What is read of a text that comes in pieces of every size. */
function recordsOf(text: string, delimiter = ','): [number, string[]][] {
  const read = (size: number) => {
    const reader = new CsvReader(delimiter, 1_000)
    const records: [number, string[]][] = []
    for (let at = 0; at < text.length; at += size)
      for (const { line, cells } of reader.take(text.slice(at, at + size))) records.push([line, cells])
    for (const { line, cells } of reader.end()) records.push([line, cells])
    return records
  }
  const whole = read(text.length)
  for (const size of [1, 2, 3, 5]) expect(read(size)).toEqual(whole)
  return whole
}

describe('CSV', () => {
  it.each([
    [
      'lines of each kind',
      'a,b\r\nc,d\r\n',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'lines that end with a return alone',
      'a,b\rc,d',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'empty lines, which count',
      'a\n\n\nb',
      [
        [1, ['a']],
        [4, ['b']],
      ],
    ],
    [
      'empty cells',
      'a,,\n,b',
      [
        [1, ['a', '', '']],
        [2, ['', 'b']],
      ],
    ],
    [
      'quoted delimiters and lines',
      '"a,b","c\nd"\ne',
      [
        [2, ['a,b', 'c\nd']],
        [3, ['e']],
      ],
    ],
    ['doubled quotes', '"a ""b"" c","""d"""', [[1, ['a "b" c', '"d"']]]],
    [
      'quotes in the midst of a cell',
      'a "b" c,5"\nd',
      [
        [1, ['a "b" c', '5"']],
        [2, ['d']],
      ],
    ],
    ['text behind a closing quote', '"a" b,c', [[1, ['"a" b', 'c']]]],
    ['an empty quoted cell', '"",a\n""\n', [[1, ['', 'a']]]],
    [
      'a quoted cell before a return',
      '"a","b"\r\n"c"\r\n',
      [
        [1, ['a', 'b']],
        [2, ['c']],
      ],
    ],
  ] as [string, string, [number, string[]][]][])('has %s', (_what, text, records) => {
    expect(recordsOf(text)).toEqual(records)
  })

  it('may have semicolons', () => {
    expect(recordsOf('a;b,c\n', ';')).toEqual([[1, ['a', 'b,c']]])
  })

  it('that loses a closing quote is told so, at its end or where the record is longer than any', () => {
    expect(() => recordsOf('a\n"b\nc')).toThrow(CsvQuoteError)
    expect(() => [...new CsvReader(',', 1_000).take(`"${'b\n'.repeat(2_000)}`)]).toThrow(CsvQuoteError)
  })

  it.each(['x\n', '"\n', '""\n', ' \n', 'x"\n', ',', '"', '\n', '\r', '"x",\n'])(
    'of a megabyte of %j is read in a moment',
    (part) => {
      const reader = new CsvReader(',', 64 * 1024)
      const text = part.repeat(1_000_000 / part.length)
      const begun = process.cpuUsage()
      try {
        for (let at = 0; at < text.length; at += 65_536)
          for (const _ of reader.take(text.slice(at, at + 65_536)));
      } catch (error) {
        expect(error).toBeInstanceOf(CsvQuoteError)
      }
      const { user, system } = process.cpuUsage(begun)
      expect((user + system) / 1000).toBeLessThan(1_500)
    },
  )
})
