/**
 * The search key of a text. This code, not Postgres, folds texts and search terms alike. A search therefore
 * works in any locale of the database, and a term finds a text whatever the alphabet and spelling of either.
 *
 * 1. NFKC and lower case; accents, soft hyphens and other invisible marks are dropped.
 * 2. Cyrillic becomes Latin, one fixed spelling for each letter: ө and о are `o`, ү and у are `u`, х is `h`,
 *    ц is `c`, е and э are `e`, я ё ю are `ia io iu`, and и й ы ь are `i`. ъ is dropped.
 * 3. The spellings that people use in Latin are brought to the same letters: kh and x are `h`, ts is `c`,
 *    zh is `j`, dz is `z`, w is `v`, q is `k`, ye is `e`, any other y is `i`, a run of i (ii, iy, ий) is one
 *    `i`, and a long vowel after it is written once (юу, yuu and yu are `iu`).
 * 4. Digits stay; everything else is one space.
 *
 * So «уурхай», "uurkhai", "uurhai" and "uurxay" all give `uurhai`. A key folds to itself.
 */

const lettersFrom = 'абвгдежзийклмноөпрстуүфхцыьэ'
const lettersTo = 'abvgdejziiklmnooprstuufhciie'

const foldTable = new Map<string, string>([
  ...[...lettersFrom].map((letter, i): [string, string] => [letter, lettersTo.charAt(i)]),
  ...Object.entries({ ё: 'io', ю: 'iu', я: 'ia', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '' }),
  // The Kazakh letters in names from Bayan-Ölgii.
  ...Object.entries({ ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ұ: 'u', һ: 'h', і: 'i' }),
  // Latin letters that Unicode does not decompose; some keyboards produce ɵ for ө.
  ...Object.entries({ ɵ: 'o', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }),
  ...Object.entries({ w: 'v', x: 'h', q: 'k' }),
])

const invisible = /^[\p{M}\p{Cf}]$/u

/** Returns the key letters of a lower-case character: '' for a mark, a space if it has no key letters. */
function foldCharacter(character: string): string {
  const foldedLetters = foldTable.get(character)
  if (foldedLetters !== undefined) return foldedLetters
  if (/^[a-z0-9]$/.test(character)) return character
  if (invisible.test(character)) return ''
  let letters = ''
  for (const part of character.normalize('NFKD')) {
    if (part === character || invisible.test(part)) continue
    letters += foldTable.get(part) ?? (/^[a-z0-9]$/.test(part) ? part : '')
  }
  return letters || ' '
}

/** The folded letters of each character of the Basic Multilingual Plane that was folded before. */
const foldCache = new Map<string, string>()

function foldCharacterCached(character: string): string {
  let letters = foldCache.get(character)
  if (letters === undefined) {
    letters = foldCharacter(character)
    if (character.length === 1) foldCache.set(character, letters)
  }
  return letters
}

/** Latin digraphs: the first letter, which may be repeated, the second letter, and their one key letter. */
const digraphs = [
  ['k', 'h', 'h'],
  ['t', 's', 'c'],
  ['d', 'z', 'z'],
  ['z', 'h', 'j'],
  ['y', 'e', 'e'],
] as const

/**
 * Replaces a digraph by one letter. Splits at the digraph's second letter, because a regular expression would
 * take quadratic time for a long run of the first letter.
 */
function replaceDigraph(key: string, [first, second, spelling]: (typeof digraphs)[number]): string {
  const parts = key.split(second)
  const last = parts.pop() ?? ''
  return (
    parts
      .map((part) => {
        let end = part.length
        while (part.charAt(end - 1) === first) end--
        return end < part.length ? part.slice(0, end) + spelling : part + second
      })
      .join('') + last
  )
}

/**
 * The most characters of a text that are folded; the rest is left out. One character may become eighteen (ﷺ),
 * so a text of 400,000 could grow to seven million; no text that people write is that long.
 */
const foldedLettersMax = 500_000

/**
 * Returns the search key of a text: words of `a`–`z` and digits, separated by one space, none at the ends.
 */
export function foldKey(text: string): string {
  let letters = ''
  for (const character of text.normalize('NFKC').slice(0, foldedLettersMax).toLowerCase())
    letters += foldCharacterCached(character)
  // The order of the rules matters: each may produce input for a later rule, never for an earlier one.
  return digraphs
    .reduce(replaceDigraph, letters)
    .replace(/[iy]+/g, 'i')
    .replace(/i(?:(a)a+|(o)o+|(u)u+)/g, 'i$1$2$3')
    .replace(/ +/g, ' ')
    .trim()
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Elements that may occur inside a word without ending it. */
const inline = new Set([
  'a',
  'b',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
])

/** Elements whose content is not text, and the pattern of their end tag. */
const hiddenElements = { script: /<\/script/gi, style: /<\/style/gi }

/** Returns where the tag that opens at `from` ends: the index after its `>`, or the length of the text. */
function findTagEnd(html: string, from: number): number {
  let quote = ''
  for (let i = from; i < html.length; i++) {
    const character = html.charAt(i)
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return i + 1
  }
  return html.length
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (_, decimal, hex, name) => {
      if (name) return namedEntities[String(name).toLowerCase()] ?? ' '
      const code = decimal ? Number(decimal) : parseInt(String(hex), 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )
}

/**
 * Extracts the text of HTML: omits tags, comments, scripts and styles, decodes entities, and puts a space
 * where an element ends a word. The result is not sanitised: it must never be shown as HTML.
 */
export function stripHtml(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      text += html.slice(at)
      break
    }
    text += html.slice(at, open)
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4)
      at = close < 0 ? html.length : close + 3
      continue
    }
    const name = /^<[/!?]?([a-zA-Z][a-zA-Z0-9]{0,20})/.exec(html.slice(open, open + 24))?.[1]?.toLowerCase()
    if (name === undefined) {
      text += '<'
      at = open + 1
      continue
    }
    at = findTagEnd(html, open + 1)
    if (!inline.has(name)) text += ' '
    if (Object.hasOwn(hiddenElements, name) && html.charAt(open + 1) !== '/') {
      const closing = hiddenElements[name as keyof typeof hiddenElements]
      closing.lastIndex = at
      at = closing.exec(html)?.index ?? html.length
    }
  }
  return decodeEntities(text)
}
