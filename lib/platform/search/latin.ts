/**
 * Reads Mongolian in Latin letters as Cyrillic. People mix several spellings: those of the standard MNS 5217
 * and of passports (kh, ts, ö, ü), of chat (x, c, w, o and u for ө and ү), and of ISO 9 (č, š, ž, â, û, è, j
 * for й). So a word may have several readings, and each reading is searched for.
 */

const markedLetters: Record<string, string> = {
  ...{
    č: 'ч',
    š: 'ш',
    ž: 'ж',
    ŝ: 'щ',
    â: 'я',
    û: 'ю',
    ë: 'ё',
    è: 'э',
    ô: 'ө',
    ù: 'ү',
    ö: 'ө',
    ü: 'ү',
    ø: 'ө',
  },
  ...{ ʹ: 'ь', ʺ: 'ъ', ɵ: 'ө' },
}

/**
 * Latin spellings and their Cyrillic letters. Longer spellings come first, because the first match is taken.
 */
const spellings: readonly (readonly [string, string])[] = [
  ...Object.entries({ shch: 'щ', kh: 'х', ts: 'ц', tz: 'ц', ch: 'ч', sh: 'ш', zh: 'ж', dz: 'з' }),
  ...Object.entries({ ya: 'я', yo: 'ё', yö: 'е', yu: 'ю', yü: 'ю', ye: 'е', ia: 'иа', iu: 'иу' }),
  ...Object.entries({ a: 'а', b: 'б', c: 'ц', d: 'д', e: 'э', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'ж' }),
  ...Object.entries({ k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т' }),
  ...Object.entries({ u: 'у', v: 'в', w: 'в', x: 'х', y: 'ы', z: 'з' }),
  ...Object.entries(markedLetters),
]

export const hasCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)
export const hasLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word)

function writeInCyrillic(word: string): string {
  let cyrillic = ''
  for (let at = 0; at < word.length;) {
    const [from, to] = spellings.find(([latin]) => word.startsWith(latin, at)) ?? [
      word.charAt(at),
      word.charAt(at),
    ]
    cyrillic += to
    at += from.length
  }
  // After most vowels i and y are й; a y before a vowel was replaced together with that vowel.
  return cyrillic
    .replace(/ии/g, 'ий')
    .replace(/(?<=[аэоөуүиеёюя])ы/g, 'й')
    .replace(/(?<=[аэоөуү])и/g, 'й')
}

/** Returns the possible Cyrillic readings of a word in Latin letters, the likeliest first. */
export function cyrillicReadingsOf(word: string): string[] {
  const readings = [writeInCyrillic(word)]
  // ISO 9 writes й as j.
  if (/[aeiouèâûôùöü]j(?![aeiouèâûôùöü])/.test(word))
    readings.push(writeInCyrillic(word).replace(/(?<=[аэоөуүи])ж(?![аэоөуүи])/g, 'й'))
  // In chat v and y are also written for ү.
  if (/(?:^|[^aeiouvy])[vy]{1,2}(?:[^aeiouvy]|$)/.test(word))
    readings.push(writeInCyrillic(word.replace(/(?<![aeiou])[vy](?![aeiou])/g, 'ü')))
  return [...new Set(readings)]
}

const chat: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
  },
  ...{
    м: 'm',
    н: 'n',
    о: 'o',
    ө: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ү: 'u',
    ф: 'f',
    х: 'h',
    ц: 'ts',
  },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'y', ь: 'i', э: 'e', ю: 'yu', я: 'ya' },
}

/** Returns a Cyrillic word in the Latin letters that most people type. */
export const writeInLatin = (word: string): string =>
  word.replace(/[а-яёөү]/g, (letter) => chat[letter] ?? letter)
