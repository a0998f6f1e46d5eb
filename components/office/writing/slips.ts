import { checkedWordLettersMax } from '@/lib/office/writing/schema'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'

/** A text of a form as it is now: plain, or rich text as HTML. */
export type WrittenField = {
  name: string
  lang: 'mn' | 'en'
  value: string
  isRich: boolean
}

export type SlipKind =
  | 'letters'
  | 'spaces'
  | 'quotes'
  | 'dashes'
  | 'dates'
  | 'noEnglish'
  | 'noMongolian'
  | 'noDescription'
  | 'fileName'
  | 'headings'
  | 'vagueLink'
  | 'emptyLink'
  | 'longParagraph'
  | 'longSummary'
  | 'longTitle'
  | 'word'

/** Something in a text that is probably not meant so. */
export type Slip = {
  kind: SlipKind
  field: string
  /** What is wrong, with a few words around it. */
  excerpt: string
  /** The whole value of the field without this slip, where that is safe. */
  correction?: string
}

const slipsMax = 50
const titleLettersMax = 90
const summaryLettersMax = 240
const paragraphLettersMax = 900

/**
 * Latin and Ukrainian letters that stand for a Mongolian one: they look alike, or are in its place on a keyboard.
 * B is left out: it looks like В, and is typed for Б.
 */
const mongolianLetters = new Map([
  ...zip('aceopxyvACEHKMOPTXYV', 'асеорхуүАСЕНКМОРТХУҮ'),
  ...zip('ɵƟєЄїЇ', 'өӨөӨүҮ'),
])
const latinLetters = new Map(zip('асеорхуАВСЕНКМОРТХУ', 'aceopxyABCEHKMOPTXY'))

function zip(from: string, to: string): [string, string][] {
  const letters = [...to]
  return [...from].map((letter, at) => [letter, letters[at] ?? letter])
}

const isMongolian = (text: string) => /^[а-яёөү]+$/iu.test(text)
const replaceLetters = (word: string, letters: Map<string, string>) =>
  [...word].map((letter) => letters.get(letter) ?? letter).join('')

/** Mistyped words in lower case, each with the word that is probably meant. */
export type BetterWords = ReadonlyMap<string, string>

const wordPattern = new RegExp(`(?<![\\p{L}\\d])[а-яёөү]{5,${checkedWordLettersMax}}(?![\\p{L}\\d])`, 'giu')

/** Returns the Mongolian words of texts, each once, in lower case and in alphabetical order. */
export function mongolianWordsOf(fields: readonly WrittenField[]): string[] {
  const texts = fields
    .filter(({ lang }) => lang === 'mn')
    .flatMap(({ value, isRich }) => (isRich ? textNodesOf(parse(value)).map(({ data }) => data) : [value]))
  const words = texts.flatMap((text) => text.match(wordPattern) ?? [])
  return [...new Set(words.map((word) => word.toLowerCase()))].sort()
}

/** A rule for words that the server takes for mistyped. */
const wordRule = (betterWords: BetterWords): TextRule => ({
  kind: 'word',
  lang: 'mn',
  pattern: wordPattern,
  correct: ([word]) => {
    const better = betterWords.get(word.toLowerCase())
    if (better === undefined) return right
    return /^\p{Lu}/u.test(word) ? better.charAt(0).toUpperCase() + better.slice(1) : better
  },
})

/** Says that a match is right as it is. */
const right = Symbol('right')
/** A rule for running text. */
type TextRule = {
  kind: SlipKind
  lang?: 'mn' | 'en'
  pattern: RegExp
  /** @returns the text in place of a match, or undefined if it can only be marked */
  correct: (match: RegExpExecArray) => string | undefined | typeof right
}

const textRules: TextRule[] = [
  {
    kind: 'letters',
    lang: 'mn',
    pattern: /\p{L}{1,60}/gu,
    correct: ([word]) => {
      const isMixed = /[а-яёөү]/iu.test(word) && /[a-zɵ]/iu.test(word)
      if (!isMixed && !/[єїіґɵ]/iu.test(word)) return right
      const correction = replaceLetters(word, mongolianLetters)
      return isMongolian(correction) ? correction : undefined
    },
  },
  {
    kind: 'letters',
    lang: 'en',
    pattern: /\p{L}{1,60}/gu,
    correct: ([word]) => {
      if (!/\p{Script=Cyrillic}/u.test(word) || !/[a-z]/i.test(word)) return right
      const correction = replaceLetters(word, latinLetters)
      return /^[a-z]+$/i.test(correction) ? correction : undefined
    },
  },
  { kind: 'spaces', pattern: /(?<=\S)[ \u00a0]{2,20}(?=\S)/g, correct: () => ' ' },
  { kind: 'spaces', pattern: /(?<=\p{L}) {1,20}(?=[,.;:!?](?:\s|$))/gu, correct: () => '' },
  {
    kind: 'quotes',
    lang: 'mn',
    pattern: /"([^"]{1,200})"|“([^“”]{1,200})”|„([^„“”]{1,200})[“”]/g,
    correct: ([, ...texts]) => `«${texts.find((text) => text !== undefined) ?? ''}»`,
  },
  { kind: 'quotes', lang: 'en', pattern: /"([^"]{1,200})"/g, correct: ([, text]) => `“${text ?? ''}”` },
  { kind: 'dashes', pattern: /(?<=\S) -{1,3} (?=\S)/g, correct: () => ' – ' },
  { kind: 'dashes', pattern: /(?<=[\p{L}\d])--(?=[\p{L}\d])/gu, correct: () => '–' },
  {
    kind: 'dates',
    lang: 'mn',
    pattern: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?![\d.]*\d)/g,
    correct: ([, day = '', month = '', year = '']) => {
      if (Number(day) > 31 || Number(month) > 12) return right
      // Up to the twelfth it may be the month.
      const isSure = Number(day) > 12
      return isSure ? `${year}.${month.padStart(2, '0')}.${day.padStart(2, '0')}` : undefined
    },
  },
  {
    kind: 'dates',
    pattern: /(\d{4})\.(\d\d?)\.(\d\d?)\s?[-–—]\s?(\d{4})\.(\d\d?)\.(\d\d?)/g,
    correct: ([, ...parts]) => {
      const [y1 = 0, m1 = 0, d1 = 0, y2 = 0, m2 = 0, d2 = 0] = parts.map(Number)
      return Date.UTC(y1, m1, d1) > Date.UTC(y2, m2, d2) ? undefined : right
    },
  },
]

const vagueLinks = new Set([
  ...['энд', 'энд дар', 'энд дарна уу', 'эндээс', 'эндээс үзнэ үү', 'үүн дээр дар', 'линк', 'холбоос'],
  ...[
    'here',
    'right here',
    'click here',
    'click this',
    'go',
    'start',
    'this',
    'link',
    'this link',
    'information',
  ],
  ...['more', 'more info', 'more information', 'read more', 'see more', 'learn more'],
])

/** Whether the text of a link says nothing of where it leads: «энд дар», “Read more →”. */
export const isVagueLink = (text: string): boolean => vagueLinks.has(wordsOf(text))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

const fileNamePattern =
  /\.(?:jpe?g|png|webp|gif|avif|heic)$|^(?:img|dsc|image|photo|screenshot|pxl)[-_ ]?\d+/i

/** Finds slips in the texts of a form. Needs a browser's `DOMParser`. */
export function findSlips(fields: readonly WrittenField[], betterWords: BetterWords = new Map()): Slip[] {
  const rules = [...textRules, wordRule(betterWords)]
  const slips = fields.flatMap((field) =>
    field.isRich ? findRichSlips(field, rules) : findPlainSlips(field, rules),
  )
  return [...findMissingLanguages(fields), ...slips].slice(0, slipsMax)
}

function isEmpty({ value, isRich }: WrittenField): boolean {
  return isRich ? isEmptyRichText(value) : value.trim() === ''
}

/** At most one slip for each language, at its first missing field. */
function findMissingLanguages(fields: readonly WrittenField[]): Slip[] {
  const pairs = fields.flatMap((english) => {
    const mongolian = fields.find(({ name }) => `${name}_en` === english.name)
    return mongolian && isEmpty(mongolian) !== isEmpty(english) ? [{ mongolian, english }] : []
  })
  const withoutEnglish = pairs.find(({ english }) => isEmpty(english))
  const withoutMongolian = pairs.find(({ mongolian }) => isEmpty(mongolian))
  return [
    ...(withoutEnglish
      ? [{ kind: 'noEnglish' as const, field: withoutEnglish.english.name, excerpt: '' }]
      : []),
    ...(withoutMongolian
      ? [{ kind: 'noMongolian' as const, field: withoutMongolian.mongolian.name, excerpt: '' }]
      : []),
  ]
}

type TextSlip = { kind: SlipKind; excerpt: string; correction?: string }

function findTextSlips(text: string, lang: 'mn' | 'en', rules: readonly TextRule[]): TextSlip[] {
  return rules
    .filter((rule) => !rule.lang || rule.lang === lang)
    .flatMap(({ kind, pattern, correct }) =>
      [...text.matchAll(pattern)].flatMap((match): TextSlip[] => {
        const correction = correct(match)
        if (correction === right) return []
        const end = match.index + match[0].length
        const excerpt =
          kind === 'word' ? `${match[0]} → ${correction ?? ''}` : excerptAround(text, match.index, end)
        if (correction === undefined) return [{ kind, excerpt }]
        return [{ kind, excerpt, correction: text.slice(0, match.index) + correction + text.slice(end) }]
      }),
    )
}

/** A slip with the words around it. */
function excerptAround(text: string, from: number, to: number): string {
  const around = 18
  const before = text.slice(Math.max(0, from - around), from)
  const after = text.slice(to, to + around)
  return `${from > around ? '…' : ''}${before}${text.slice(from, to)}${after}${to + around < text.length ? '…' : ''}`
}

function findPlainSlips({ name, lang, value }: WrittenField, rules: readonly TextRule[]): Slip[] {
  const slips: Slip[] = findTextSlips(value, lang, rules).map((slip) => ({ ...slip, field: name }))
  const { length } = value.trim()
  const excerpt = excerptAround(value, 0, 40)
  if (/^title(?:_en)?$/.test(name) && length > titleLettersMax)
    slips.push({ kind: 'longTitle', field: name, excerpt })
  if (/^summary(?:_en)?$/.test(name) && length > summaryLettersMax)
    slips.push({ kind: 'longSummary', field: name, excerpt })
  return slips
}

function findRichSlips({ name, lang, value }: WrittenField, rules: readonly TextRule[]): Slip[] {
  if (isEmptyRichText(value)) return []
  const body = parse(value)
  const slips: Slip[] = []
  const add = (kind: SlipKind, excerpt: string) =>
    slips.push({ kind, field: name, excerpt: shorten(excerpt) })

  for (const node of textNodesOf(body)) {
    const text = node.data
    for (const { correction, ...slip } of findTextSlips(text, lang, rules)) {
      // More are not listed, and each costs a serialisation of the whole text.
      if (slips.length >= slipsMax) return slips
      if (correction === undefined) {
        slips.push({ ...slip, field: name })
        continue
      }
      node.data = correction
      slips.push({ ...slip, field: name, correction: body.innerHTML })
      node.data = text
    }
  }
  for (const image of body.querySelectorAll('img')) {
    const description = image.alt.trim()
    const src = image.getAttribute('src') ?? ''
    if (description === '') add('noDescription', src.split('/').at(-1) ?? '')
    else if (fileNamePattern.test(description)) add('fileName', description)
  }
  // The page's own heading is of the first rank.
  let rank = 1
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const ownRank = Number(heading.tagName.charAt(1))
    if (ownRank > rank + 1) add('headings', heading.textContent)
    rank = ownRank
  }
  for (const link of body.querySelectorAll('a')) {
    const words = wordsOf(link.textContent)
    const href = link.getAttribute('href')?.trim() ?? ''
    if ((words === '' && !link.querySelector('img')) || /^(?:#|https?:\/\/)?$/.test(href))
      add('emptyLink', words || href)
    else if (isVagueLink(link.textContent)) add('vagueLink', link.textContent)
  }
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.length > paragraphLettersMax) add('longParagraph', paragraph.textContent)
  return slips
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function textNodesOf(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest('pre, code')) nodes.push(node)
  }
  return nodes
}
