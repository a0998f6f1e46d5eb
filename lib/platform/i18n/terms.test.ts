import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'

/** A text and its place: the key of a catalogue, or the file. */
type Text = readonly [place: string, text: string]

function catalogueTexts(catalogue: object, prefix = ''): Text[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : catalogueTexts(value as object, `${prefix}${key}.`),
  )
}

/** Returns the strings and templates of a file, without its code and comments. */
function sourceTexts(file: string): Text[] {
  const texts: Text[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push([file, node.text])
    ts.forEachChild(node, collect)
  }
  collect(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

const isMongolian = ([, text]: Text) => /\p{Script=Cyrillic}/u.test(text)
const sources = [...filesUnder('demo'), ...filesUnder('scripts/guide')].flatMap(sourceTexts)
const guide: Text = ['docs/staff-guide.mn.md', readFileSync('docs/staff-guide.mn.md', 'utf8')]
const mongolian = [...catalogueTexts(mn), ...sources, guide].filter(isMongolian)
const english = [...catalogueTexts(en), ...sources].filter((text) => !isMongolian(text))

type Term = { words: string[]; places: string[] }

/**
 * Returns the last two columns of the glossary's table under a heading: the refused words, and the places
 * where they are right.
 */
function termsUnder(heading: string): Term[] {
  const section =
    readFileSync('docs/glossary.md', 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.match(/^\|.*\|$/gm)?.slice(2) ?? []
  const listOf = (cell = '') =>
    cell
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  return rows.map((row) => {
    const cells = row.split('|').slice(1, -1)
    return { words: listOf(cells.at(-2)), places: listOf(cells.at(-1)) }
  })
}

const wordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d/-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu')

const findTwins = (texts: readonly Text[], terms: readonly Term[]) =>
  terms.flatMap(({ words, places }) =>
    words.flatMap((word) =>
      texts
        .filter(
          ([place, text]) =>
            !places.some((part) => place.toLowerCase().includes(part.toLowerCase())) &&
            wordPattern(word).test(text),
        )
        .map(([place]) => `${place}: ${word}`),
    ),
  )

/** Returns the places of the texts that match the pattern. */
const placesOf = (texts: readonly Text[], pattern: RegExp) =>
  texts.flatMap(([place, text]) => (pattern.test(text) ? [`${place}: ${pattern.exec(text)?.[0] ?? ''}`] : []))

describe('the glossary', () => {
  it.each([
    ['Mongolian terms', mongolian, 'Энэ бичлэг устсан. Ложистикийн 7 хоног. Мэйл, и-мэйл.', 4],
    ['Words of the English texts', english, 'The phone number is wrong. Meanwhile it stands under it.', 3],
  ] as const)('names under «%s» words that no text has', (heading, texts, sample, twins) => {
    const terms = termsUnder(heading)
    expect(terms.length).toBeGreaterThan(10)
    expect(findTwins([['sample', sample]], terms)).toHaveLength(twins)
    expect(findTwins(texts, terms)).toEqual([])
  })

  it('excepts only places that need it', () => {
    for (const [heading, texts] of [
      ['Mongolian terms', mongolian],
      ['Words of the English texts', english],
    ] as const)
      for (const { words, places } of termsUnder(heading))
        for (const place of places)
          expect(
            texts.some(
              ([at, text]) =>
                at.toLowerCase().includes(place.toLowerCase()) &&
                words.some((word) => wordPattern(word).test(text)),
            ),
            place,
          ).toBe(true)
  })
})

describe('Mongolian texts', () => {
  // These texts are the specification's, to the letter, so they are not checked.
  const quotedTexts = [
    '{name}-г устгах уу?',
    'Файл хэтэрхий том байна. {megabytes}MB-с бага файлыг сонгоно уу.',
  ]
  const ownTexts = mongolian.filter(([, text]) => !quotedTexts.includes(text))

  it('put no case ending on a value that is filled in, and a whole one on a unit', () => {
    const ending = 'аас|ээс|оос|өөс|д|т|нд|ын|ийн|ний|ны|г|ыг|ийг|аар|ээр|оор|өөр|тай|тэй|той'
    expect(placesOf(ownTexts, new RegExp(`\\}[»”]?-?(${ending})(?!\\p{L})`, 'u'))).toEqual([])
    expect(placesOf(ownTexts, /[KMGk]B-с(?!\p{L})/u)).toEqual([])
  })

  it('address the reader with a capital', () => {
    expect(placesOf(ownTexts, /(?<!\p{L})(та|таны|танд|таныг|тантай|танаас)(?!\p{L})/u)).toEqual([])
  })

  it('count months with their ordinal', () => {
    expect(placesOf(ownTexts, /(?<![\d.])\d{1,2} сар(?!\p{L})|(?<![\d.])\d{1,2} сарын \d/u)).toEqual([])
  })

  it('write a name without a space behind its initial', () => {
    expect(placesOf(ownTexts, /(?<!\p{L})[А-ЯЁӨҮ]\. [А-ЯЁӨҮ]\p{Ll}/u)).toEqual([])
  })

  it('ask and order with the harmony of the word', () => {
    const findings = ownTexts.flatMap(([place, text]) =>
      [...text.matchAll(/(\p{L}+) (уу|үү)(?!\p{L})/gu)]
        .filter(([, word = '', particle]) => /[аоуёяы]/i.test(word) !== (particle === 'уу'))
        .map(([phrase]) => `${place}: ${phrase}`),
    )
    expect(findings).toEqual([])
  })

  it('end an order with a full stop and a question with its mark', () => {
    expect(placesOf(ownTexts, /(?<!бай)(?:на|нэ|но|нө) (?:уу|үү)\?/u)).toEqual([])
    expect(placesOf(ownTexts, /\p{L}х (?:уу|үү)(?=[.»]|$)/u)).toEqual([])
    expect(placesOf(ownTexts, /[гж]үй байна уу/u)).toEqual([])
  })

  it('say of what is required that it has to be, not that it is', () => {
    // Errors end in «байна»: for a state, or for something that has happened.
    const states =
      'буруу|шинэ|том|олон|урт|их|биш|нь|дутуу|алга|хоосон|тэмдэгт|утга|хаяг|хүсэлт|уулзалт|хэмжээнийх|\\p{L}+(?:сан|сэн|сон|сөн|гүй|тай|тэй|той|ж|ч)'
    const forms = ownTexts.filter(([place]) =>
      /^(validation|problems|exchange\.import)\.|hints?(\.|$)/i.test(place),
    )
    expect(placesOf(forms, new RegExp(`(?<!\\p{L})(?!(?:${states}) )\\p{L}+ байна(?=[.,]|$)`, 'u'))).toEqual(
      [],
    )
  })
})
