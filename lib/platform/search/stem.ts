/**
 * A light stemmer of Mongolian. The language appends endings to a word, one after the other: a plural, a
 * case, «one's own»: «уурхай» is a mine, «уурхайнуудаасаа» from one's own mines. The stemmer takes off up to
 * three possible endings and returns every possible rest: only a dictionary could decide which is right, and
 * two words that share a rest are usually forms of one word.
 */

/** A possible base of a word, shared by the word's forms. The higher `cost`, the less likely the base. */
export type Stem = {
  base: string
  cost: number
  /** The layer of the ending that was taken off last; 0 if none was. */
  layer: Ending['layer'] | 0
}

const vowels = 'аэоөуүиеёюяыйь'
const isVowel = (letter: string) => letter !== '' && vowels.includes(letter)

/**
 * Vowel harmony: for the last vowel before an ending, the vowels that the ending may have. On keyboards
 * without ө and ү people write о and у, so о may mean ө, and у may mean ү.
 */
const harmony: Record<string, string> = {
  ...{ а: 'а', я: 'а', э: 'э', е: 'эөоа', о: 'оө', ө: 'өоэ', ё: 'оө' },
  ...{ у: 'аэоө', ү: 'эөо', ю: 'аэ', и: 'аэоө' },
}

/**
 * What an ending may follow. consonant: a consonant, the soft sign, е, и or я. long: a long vowel, a
 * diphthong, и or н. vowel: any vowel. any: anything. н: that letter. genitive, dative: letters in which this
 * case may end.
 */
type After = 'consonant' | 'long' | 'vowel' | 'any' | 'н' | 'genitive' | 'dative'

/**
 * The outermost ending has the highest layer: the next one taken off must be of the same or a lower layer.
 */
/** The layer of case endings; behind them only «one's own» may stand. */
export const caseLayer = 2
type Ending = { letters: string; after: After; layer: 1 | 2 | 3; cost: number; restored?: string }

/**
 * Each ending: its layer, what it may follow, its cost, its letters. `A` is one of а э о ө, `U` is у or ү.
 */
const endingPatterns: readonly (readonly [Ending['layer'], After, number, string])[] = [
  // Plurals, and the attributive н. They come first: of two endings with one cost the inner one is likelier. The
  // long plurals are hardly anything else, and often have a case behind them.
  [1, 'consonant', 0.3, 'UUд'],
  [1, 'consonant', 0.3, 'иUд'],
  [1, 'any', 0.3, 'нUUд'],
  [1, 'long', 0.3, 'гUUд'],
  [1, 'any', 0.3, 'чUUд'],
  [1, 'any', 1, 'чUд'],
  [1, 'consonant', 1.5, 'Aн'],
  [1, 'vowel', 1.5, 'н'],
  // Reflexive endings: «one's own».
  [3, 'consonant', 1, 'AA'],
  [3, 'consonant', 1, 'иA'],
  [3, 'long', 1, 'гAA'],
  [3, 'genitive', 1, 'хAA'],
  [3, 'genitive', 1, 'х'],
  [3, 'genitive', 1, 'хAн'],
  [3, 'dative', 1, 'Aх'],
  // Cases.
  [2, 'consonant', 1, 'ын'],
  [2, 'consonant', 1, 'ийн'],
  [2, 'long', 1, 'гийн'],
  [2, 'long', 1, 'гын'],
  [2, 'any', 1, 'ны'],
  [2, 'any', 1, 'ний'],
  [2, 'н', 1, 'ы'],
  [2, 'н', 1, 'ий'],
  [2, 'long', 1, 'н'],
  [2, 'any', 1, 'д'],
  [2, 'consonant', 1, 'т'],
  [2, 'consonant', 1, 'Aд'],
  [2, 'any', 1, 'нд'],
  [2, 'consonant', 1, 'Aнд'],
  [2, 'consonant', 1, 'ид'],
  [2, 'consonant', 1, 'ыг'],
  [2, 'consonant', 1, 'ийг'],
  [2, 'long', 1, 'г'],
  [2, 'long', 1, 'гийг'],
  [2, 'long', 1, 'гыг'],
  [2, 'consonant', 1, 'AAс'],
  [2, 'consonant', 1, 'иAс'],
  [2, 'long', 1, 'гAAс'],
  [2, 'any', 1, 'нAAс'],
  [2, 'consonant', 1, 'AAр'],
  [2, 'consonant', 1, 'иAр'],
  [2, 'long', 1, 'гAAр'],
  [2, 'any', 1, 'тAй'],
  [2, 'any', 1, 'гUй'],
  [2, 'any', 1, 'рUU'],
  [2, 'any', 1, 'лUU'],
  // Some loan words end in a short vowel and still take г: «киног».
  [2, 'vowel', 3.1, 'гийн'],
  [2, 'vowel', 3.1, 'г'],
  [2, 'vowel', 3.1, 'гAAс'],
  [2, 'vowel', 3.1, 'гAAр'],
  // Endings of verbs.
  [2, 'consonant', 3.1, 'Aх'],
  [2, 'vowel', 3.1, 'х'],
  [2, 'any', 3.1, 'сAн'],
  [2, 'consonant', 3.1, 'Aсан'],
  [2, 'any', 3.1, 'дAг'],
  [2, 'any', 3.1, 'жээ'],
  [2, 'any', 3.1, 'чээ'],
  [2, 'any', 3.1, 'лAA'],
  [2, 'consonant', 3.1, 'AAд'],
  [2, 'any', 3.1, 'вAл'],
  [2, 'any', 3.1, 'бAл'],
  [2, 'any', 3.1, 'хAд'],
  [2, 'any', 3.1, 'нA'],
  [2, 'any', 3.1, 'ж'],
  [2, 'any', 3.1, 'ч'],
  [2, 'consonant', 3.1, 'Aв'],
]

function spellEndings([layer, after, cost, pattern]: (typeof endingPatterns)[number]): Ending[] {
  const forms = pattern.includes('A')
    ? [...'аэоө'].map((vowel) => pattern.replaceAll('A', vowel))
    : [...'уү'].map((vowel) => pattern.replaceAll('U', vowel))
  return [...new Set(forms)].map((letters) => ({ letters, after, layer, cost }))
}

/** The endings by their last letter, so that only few are tried for a word. */
export const endings = new Map<string, Ending[]>()
for (const ending of [
  // Plurals that replace letters: «уурхайчин», «уурхайчид», «уурхайчдын»; «үзэгч», «үзэгчид», «үзэгчдийн»;
  // «ноён», «ноёд»; «залуу», «залуус».
  ...['чид', 'чд'].flatMap((letters): Ending[] => [
    { letters, after: 'any', layer: 1, cost: 1, restored: 'чин' },
    { letters, after: 'any', layer: 1, cost: 1, restored: 'ч' },
  ]),
  ...['уу', 'үү'].map((vowel): Ending => ({
    letters: `${vowel}с`,
    after: 'any',
    layer: 1,
    cost: 1.5,
    restored: vowel,
  })),
  ...endingPatterns.flatMap(spellEndings),
  { letters: 'д', after: 'vowel', layer: 1, cost: 1.5, restored: 'н' } as const,
]) {
  const last = ending.letters.slice(-1)
  endings.set(last, [...(endings.get(last) ?? []), ending])
}

const endingLetters = new Set([...endings.values()].flat().map(({ letters }) => letters))
/** Whether the letters are an ending: «ийн» of «ТӨХК-ийн». */
export const isEnding = (letters: string): boolean => endingLetters.has(letters)

const genitive = /(?:[ын]|ий)$/

function mayEndingFollow(rest: string, { after, letters }: Ending): boolean {
  const last = rest.slice(-1)
  switch (after) {
    case 'consonant':
      if (isVowel(last) && !'ьеия'.includes(last)) return false
      break
    case 'vowel':
      if (!isVowel(last) || last === 'ь') return false
      break
    case 'long':
      if (last !== 'н' && !/[аэоөуүиеёюя][аэоөуүй]$/.test(rest) && last !== 'и') return false
      break
    case 'н':
      if (last !== 'н') return false
      break
    case 'genitive':
      if (!genitive.test(rest)) return false
      break
    case 'dative':
      if (last !== 'д' && last !== 'т') return false
      break
  }
  const vowel = /[аэоө]/.exec(letters)?.[0]
  return vowel === undefined || mayVowelFollow(rest, vowel)
}

/** Returns whether vowel harmony allows an ending with this vowel after the rest of the word. */
function mayVowelFollow(rest: string, vowel: string): boolean {
  // The last vowel other than и and ы decides, because these two occur with all others.
  const before = (/[аэоөуүеёюя](?=[^аэоөуүеёюя]*$)/.exec(rest) ?? /и/.exec(rest))?.[0]
  return before !== undefined && (harmony[before] ?? '').includes(vowel)
}

const hasStemVowel = (letters: string) => /[аэоөуүиеёюя]/.test(letters)
const endsShort = /[^аэоөуүиеёюяыйь][аэоөиь]$/
const endsWithin = /[^аэоөуүиеёюяый][аэоөи][^аэоөуүиеёюяыйь]$/

const endsInHarmony = (rest: string) =>
  !/[аэоө]$/.test(rest) || mayVowelFollow(rest.slice(0, -1), rest.slice(-1))

/**
 * Returns the bases that the forms of one word share. A last short vowel, soft sign or и is usually dropped
 * («цуглуулга»: «цуглуулг-»); the vowel before a last consonant may be dropped too («аймаг»: «аймг-»).
 */
function basesOf(rest: string): [base: string, shorter?: string] {
  if (endsShort.test(rest) && hasStemVowel(rest.slice(0, -2)) && endsInHarmony(rest))
    return [rest.slice(0, -1)]
  if (!endsWithin.test(rest) || !hasStemVowel(rest.slice(0, -3))) return [rest]
  return [rest, rest.slice(0, -2) + rest.slice(-1)]
}

/**
 * The cost of a vowel that was dropped although it stayed before an ending that begins with a vowel: before
 * «-ын» it would have been dropped («аймаг», «аймгийн»), so it belongs to the base («туршлага», «туршлагын»).
 */
const keptVowelCost = 3.5

const lengthMin = 2
const strippedMax = 3

/**
 * Returns every possible stem of a Cyrillic word, each base once with its lowest cost. The bases of the whole
 * word come first.
 */
export function stemsOf(word: string): Stem[] {
  const stemByBase = new Map<string, Stem>()
  const addIfCheaper = (stem: Stem) => {
    if ((stemByBase.get(stem.base)?.cost ?? Infinity) > stem.cost) stemByBase.set(stem.base, stem)
  }
  const addBasesIfCheaper = (rest: string, cost: number, layer: Stem['layer'], hasKeptVowel = false) => {
    const [base, shorter] = basesOf(rest)
    addIfCheaper({ base, cost, layer })
    if (shorter !== undefined)
      addIfCheaper({ base: shorter, cost: hasKeptVowel ? cost + keptVowelCost : cost, layer })
  }
  type Rest = { rest: string; cost: number; below: Ending['layer']; hasKeptVowel: boolean }
  let rests: Rest[] = [{ rest: word, cost: 0, below: 3, hasKeptVowel: false }]
  addBasesIfCheaper(word, 0, 0)
  for (let strippedCount = 0; strippedCount < strippedMax; strippedCount++) {
    rests = rests.flatMap(({ rest: letters, cost, below }) =>
      (endings.get(letters.slice(-1)) ?? []).flatMap((ending): Rest[] => {
        if (ending.layer > below || !letters.endsWith(ending.letters)) return []
        const rest = letters.slice(0, -ending.letters.length)
        if (rest.length < lengthMin || !hasStemVowel(rest) || !mayEndingFollow(rest, ending)) return []
        return [
          {
            rest: rest + (ending.restored ?? ''),
            cost: cost + ending.cost,
            below: ending.layer,
            hasKeptVowel: ending.restored === undefined && isVowel(ending.letters.charAt(0)),
          },
        ]
      }),
    )
    for (const { rest, cost, below, hasKeptVowel } of rests)
      addBasesIfCheaper(rest, cost, below, hasKeptVowel)
  }
  return [...stemByBase.values()]
}
