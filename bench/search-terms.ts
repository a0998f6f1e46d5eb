import { seededRandom } from './measure'

/** A term, and the item that it should find; null if it should find nothing. */
export type Draw = { term: string; item: number | null }
export type Paradigm = { base: string; forms: readonly string[] }
export type DrawClass = {
  name: string
  corpus: 'news' | 'companies'
  target: number
  /** Hits per hundred of the search before this engine, for comparison. */
  before: number | string
  draws: Draw[]
}

/** When more items contain a word, no order can put the right one among the first six. */
const holdersMax = 4
const perClass = 200

/** Hits per hundred of the search before this engine, for comparison. */
const before: Readonly<Record<string, number>> = {
  'as written': 97,
  capitals: 97,
  'upper case': 96,
  'a word of 3 or 4 letters': 75,
  'text in base form, asked inflected': 0,
  'text inflected, asked in base form': 71,
  'one case form asked for another': 2,
  'Latin: MNS 5217': 97,
  'Latin: chat, ө as o': 97,
  'Latin: chat, ө as u': 0,
  'Latin: x, c, w': 88,
  'Latin: ISO 9': 48,
  'ө ү typed as о у': 98,
  'ө ү typed as е v': 0,
  'ө ү typed as є ї': 5,
  'one wrong letter': 6,
  'one wrong letter, 7 letters or fewer': 6,
  'one wrong letter in Latin': 6,
  'two words': 100,
  'two words, one with a typo': 9,
  'two words in Latin': 83,
  'hyphen as typed': 96,
  'hyphen as a space': 100,
  'hyphen left out': 0,
  'УИХ-ын asked as УИХын': 0,
  'УИХ-ын asked as УИХ': 94,
  'number: 12800 asked as 12,800': 0,
  'company: passport Latin': 84,
  'company: one typo': 10,
  'company: spaces left out': 0,
}

export type Random = () => number
export const pick = <T>(of: readonly T[], random: Random): T => of[Math.floor(random() * of.length)] as T
const cyrillicWords = (text: string) => text.toLowerCase().match(/[а-яёөү]+/g) ?? []

const letterTable = (from: string, to: string) =>
  new Map([...from].map((letter, i) => [letter, to.split(' ')[i] ?? '']))
const spellWith = (table: ReadonlyMap<string, string>) => (word: string) =>
  [...word].map((letter) => table.get(letter) ?? letter).join('')

const alphabet = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'
const mns = letterTable(
  alphabet,
  'a b v g d ye yo j z i i k l m n o ö p r s t u ü f kh ts ch sh sh  y i e yu ya',
)
const chat = new Map([...mns, ['ө', 'o'], ['ү', 'u'], ['х', 'h'], ['е', 'e']])
export const latinSpellings = {
  'Latin: MNS 5217': spellWith(mns),
  'Latin: chat, ө as o': spellWith(chat),
  'Latin: chat, ө as u': spellWith(new Map([...chat, ['ө', 'u']])),
  'Latin: x, c, w': spellWith(new Map([...chat, ['х', 'x'], ['ц', 'c'], ['в', 'w']])),
  'Latin: ISO 9': spellWith(
    letterTable(alphabet, 'a b v g d e ë ž z i j k l m n o ô p r s t u ù f h c č š ŝ ʺ y ʹ è û â'),
  ),
}

function mistypeWord(word: string, random: Random, letters: string): string {
  const at = Math.floor(random() * word.length)
  const letter = pick([...letters], random)
  const swappedLetters = word.charAt(at + 1) + word.charAt(at)
  const variant = pick(
    [
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      swappedLetters.length === 2
        ? word.slice(0, at) + swappedLetters + word.slice(at + 2)
        : word.slice(0, at) + letter,
    ],
    random,
  )
  return variant === word ? mistypeWord(word, random, letters) : variant
}
const cyrillicTypo = 'абвгдежзийклмноөпрстуүхцчшыэюя'
const latinTypo = 'abcdefghijklmnoprstuvyz'

/**
 * Returns the plural of a noun and its cases, by the rules of the grammar: the ablative shows the stem to which
 * endings are appended. Empty if the paradigm has no ablative.
 */
export function pluralsOf({ base, forms }: Paradigm): string[] {
  const ablative = forms.find((form) => /(?:[аэоө]{2}|и[аэоө])с$/.test(form))
  if (!ablative) return []
  const isBack = /[аоуяё]/.test(base)
  const [u, y] = isBack ? ['уу', 'ы'] : ['үү', 'ий']
  const stem = ablative.replace(/[аэоө]{2}с$/, '').replace(/(?<=и)[аэоө]с$/, '')
  const isLong = /[аэоөуүиеёюя][аэоөуүй]$/.test(base)
  let plural = `${isLong ? `${base}н` : stem}${u}д`
  if (/гч$/.test(base)) plural = `${base}ид`
  if (/чин$/.test(base)) plural = base.replace(/н$/, 'д')
  const rest = plural.replace(/чид$/, 'чд')
  // A plural without a vowel of its own takes those of the noun: «тоглогчдоос».
  const a = rest === plural ? (isBack ? 'а' : 'э') : (/[аэоө](?=с$)/.exec(ablative)?.[0] ?? 'а')
  const ends = [`${y}н`, `${a}д`, `${y}г`, `${a}${a}с`, `${a}${a}р`]
  return [plural, ...ends.map((end) => rest + end), `${plural}т${a}й`]
}

/** The words of each text that few other items contain, with the number of the item. */
function rareWords(items: readonly string[]): { word: string; item: number; text: string }[] {
  const holders = new Map<string, Set<number>>()
  items.forEach((text, item) => {
    for (const word of cyrillicWords(text)) holders.set(word, (holders.get(word) ?? new Set()).add(item))
  })
  return [...holders].flatMap(([word, itemSet]) =>
    itemSet.size <= holdersMax ? [...itemSet].map((item) => ({ word, item, text: items[item] ?? '' })) : [],
  )
}

/** Draws the terms of every class with one seed. */
export function drawClasses(
  news: readonly string[],
  companies: readonly string[],
  paradigms: readonly Paradigm[],
  seed: number,
): DrawClass[] {
  const random = seededRandom(seed)
  const rare = rareWords(news)
  const long = rare.filter(({ word }) => word.length >= 5)
  const classes: DrawClass[] = []
  const add = (
    name: string,
    target: number,
    draw: () => Draw | undefined,
    corpus: DrawClass['corpus'] = 'news',
  ) => {
    const draws: Draw[] = []
    for (let tries = 0; tries < perClass * 40 && draws.length < perClass; tries++) {
      const drawnTerm = draw()
      if (drawnTerm) draws.push(drawnTerm)
    }
    classes.push({ name, corpus, target, before: before[name] ?? 'not measured', draws })
  }
  const drawChanged = (from: typeof rare, change: (word: string) => string) => () => {
    const { word, item } = pick(from, random)
    return { term: change(word), item }
  }
  const onlyWhere = (pattern: RegExp, change: (word: string) => string) =>
    drawChanged(
      long.filter(({ word }) => pattern.test(word)),
      change,
    )

  add(
    'as written',
    95,
    drawChanged(long, (word) => word),
  )
  add(
    'capitals',
    95,
    drawChanged(long, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  )
  add(
    'upper case',
    95,
    drawChanged(long, (word) => word.toUpperCase()),
  )
  const short = rare.filter(({ word }) => word.length === 3 || word.length === 4)
  add(
    'a word of 3 or 4 letters',
    95,
    drawChanged(short, (word) => word),
  )

  // Only nouns of which few items contain any form are drawn.
  const holding = new Map<string, number[]>()
  news.forEach((text, item) => {
    for (const word of new Set(cyrillicWords(text))) holding.set(word, [...(holding.get(word) ?? []), item])
  })
  const nouns = paradigms.filter(({ base, forms }) => {
    const itemSet = new Set([base, ...forms].flatMap((form) => holding.get(form) ?? []))
    return base.length >= 3 && itemSet.size > 0 && itemSet.size <= holdersMax
  })
  const inBase = nouns.filter(({ base }) => holding.has(base))
  const formsHeld = ({ forms, base }: Paradigm) => forms.filter((form) => form !== base && holding.has(form))
  const inForm = nouns.filter((noun) => formsHeld(noun).length > 0)
  const itemWith = (form: string) => pick(holding.get(form) ?? [], random)
  if (inBase.length > 0 && inForm.length > 0) {
    add('text in base form, asked inflected', 95, () => {
      const { base, forms } = pick(inBase, random)
      return { term: pick(forms, random), item: itemWith(base) }
    })
    add('text inflected, asked in base form', 95, () => {
      const noun = pick(inForm, random)
      return { term: noun.base, item: itemWith(pick(formsHeld(noun), random)) }
    })
    add('one case form asked for another', 95, () => {
      const noun = pick(inForm, random)
      const heldForm = pick(formsHeld(noun), random)
      const term = pick(noun.forms, random)
      return term === heldForm ? undefined : { term, item: itemWith(heldForm) }
    })
  }

  for (const [name, spell] of Object.entries(latinSpellings)) add(name, 95, drawChanged(long, spell))
  const plainVowels = (word: string) => word.replaceAll('ө', 'о').replaceAll('ү', 'у')
  add('ө ү typed as о у', 95, onlyWhere(/[өү]/, plainVowels))
  add(
    'ө ү typed as е v',
    95,
    onlyWhere(/[өү]/, (word) => word.replaceAll('ө', 'е').replaceAll('ү', 'v')),
  )
  add(
    'ө ү typed as є ї',
    95,
    onlyWhere(/[өү]/, (word) => word.replaceAll('ө', 'є').replaceAll('ү', 'ї')),
  )
  add(
    'one wrong letter',
    92,
    drawChanged(long, (word) => mistypeWord(word, random, cyrillicTypo)),
  )
  const middling = long.filter(({ word }) => word.length <= 7)
  add(
    'one wrong letter, 7 letters or fewer',
    90,
    drawChanged(middling, (word) => mistypeWord(word, random, cyrillicTypo)),
  )
  const chatSpelling = latinSpellings['Latin: chat, ө as o']
  add(
    'one wrong letter in Latin',
    92,
    drawChanged(long, (word) => mistypeWord(chatSpelling(word), random, latinTypo)),
  )
  const eight = long.filter(({ word }) => word.length >= 8)
  const sixHolders = (word: string) =>
    news.filter((text) => cyrillicWords(text).some((each) => each.startsWith(word))).length
  add('the first six letters', 95, () => {
    const { word, item } = pick(eight, random)
    const term = word.slice(0, 6)
    return sixHolders(term) <= 6 ? { term, item } : undefined
  })
  const pair = (change: (word: string) => string) => (): Draw | undefined => {
    const { word, item, text } = pick(long, random)
    const others = cyrillicWords(text).filter((other) => other.length >= 5 && other !== word)
    return others.length > 0 ? { term: `${change(word)} ${pick(others, random)}`, item } : undefined
  }
  add(
    'two words',
    95,
    pair((word) => word),
  )
  add(
    'two words, one with a typo',
    95,
    pair((word) => mistypeWord(word, random, cyrillicTypo)),
  )
  const latinPair = pair((word) => word)
  add('two words in Latin', 95, () => {
    const drawnPair = latinPair()
    return drawnPair && { ...drawnPair, term: chatSpelling(drawnPair.term) }
  })

  const matching = (pattern: RegExp) =>
    news.flatMap((text, item) => (text.match(pattern) ?? []).map((match) => ({ match, item })))
  const few = (matches: ReturnType<typeof matching>) => {
    const count = new Map<string, Set<number>>()
    for (const { match: each, item } of matches) {
      const key = each.toLowerCase()
      count.set(key, (count.get(key) ?? new Set()).add(item))
    }
    return matches.filter(({ match: each }) => (count.get(each.toLowerCase())?.size ?? 0) <= holdersMax)
  }
  const hyphenMatches = few(matching(/(?<![\p{L}-])[а-яөүё]{3,}-[а-яөүё]{3,}(?![\p{L}-])/giu))
  const one = (of: ReturnType<typeof matching>, change: (match: string) => string) => () => {
    if (of.length === 0) return undefined
    const { match, item } = pick(of, random)
    return { term: change(match), item }
  }
  add(
    'hyphen as typed',
    95,
    one(hyphenMatches, (match) => match),
  )
  add(
    'hyphen as a space',
    95,
    one(hyphenMatches, (match) => match.replace('-', ' ')),
  )
  add(
    'hyphen left out',
    95,
    one(hyphenMatches, (match) => match.replace('-', '')),
  )
  const acronyms = few(matching(/(?<![\p{L}-])[А-ЯӨҮ]{2,5}-[а-яөү]{1,4}(?![\p{L}-])/gu))
  add(
    'УИХ-ын asked as УИХын',
    95,
    one(acronyms, (match) => match.replace('-', '')),
  )
  const acronymHolders = (acronym: string) =>
    news.filter((text) => new RegExp(`(?<!\\p{L})${acronym.split('-')[0] ?? ''}(?!\\p{L})`, 'u').test(text))
      .length
  add(
    'УИХ-ын asked as УИХ',
    95,
    one(
      acronyms.filter(({ match }) => acronymHolders(match) <= 6),
      (match) => match.split('-')[0] ?? '',
    ),
  )
  const numbers = few(matching(/(?<![\d.,])\d{4,7}(?![\d.,])/g))
  add(
    'number: 12800 asked as 12,800',
    95,
    one(numbers, (match) => Number(match).toLocaleString('en')),
  )

  const name = () => {
    const item = Math.floor(random() * companies.length)
    return { item, name: companies[item] ?? '' }
  }
  add(
    'company: passport Latin',
    95,
    () => {
      const { item, name: companyName } = name()
      return {
        item,
        term: latinSpellings['Latin: chat, ө as o'](companyName.toLowerCase())
          .replaceAll('h', 'kh')
          .replace(/([csz])kh/g, '$1h'),
      }
    },
    'companies',
  )
  add(
    'company: one typo',
    95,
    () => {
      const { item, name: companyName } = name()
      return companyName.length >= 5
        ? { item, term: mistypeWord(companyName.toLowerCase(), random, cyrillicTypo) }
        : undefined
    },
    'companies',
  )
  add(
    'company: spaces left out',
    95,
    () => {
      const { item, name: companyName } = name()
      return companyName.includes(' ') ? { item, term: companyName.replaceAll(' ', '') } : undefined
    },
    'companies',
  )

  const asSpaced = (digits: string) => Number(digits).toLocaleString('en').replaceAll(',', ' ')
  add(
    'number: 12800 asked as 12 800',
    95,
    one(numbers, (match) => asSpaced(match)),
  )
  const spacedNumbers = few(matching(/(?<![\d.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?![\d.,]| \d)/g))
  if (spacedNumbers.length > 0)
    add(
      'number: 12 800 asked as 12800',
      95,
      one(spacedNumbers, (match) => match.replaceAll(' ', '')),
    )
  const questions = ['{} гэж юу вэ?', '{} хэзээ болох вэ', 'яаж {} вэ', '{} хаана байна уу', 'how do I {}']
  const pairInQuestion = pair((word) => word)
  add('two words in a question', 95, () => {
    const draw = pairInQuestion()
    return draw && { ...draw, term: pick(questions, random).replace('{}', draw.term) }
  })
  const capitals = [...'АБГДМНОТУХ']
  add('abbreviation that no text has: nothing is found', 95, () => {
    const term = Array.from({ length: 3 + Math.floor(random() * 3) }, () => pick(capitals, random)).join('')
    return news.some((text) => text.toLowerCase().includes(term.toLowerCase()))
      ? undefined
      : { term, item: null }
  })

  const inNumber = paradigms.flatMap((noun) => {
    const singulars = [...new Set([noun.base, ...noun.forms])]
    const plurals = pluralsOf(noun).filter((form) => !singulars.includes(form))
    const itemSet = new Set([...singulars, ...plurals].flatMap((form) => holding.get(form) ?? []))
    if (noun.base.length < 3 || itemSet.size > holdersMax) return []
    const inTexts = (forms: string[]) => forms.filter((form) => holding.has(form))
    return [{ singulars, plurals, heldSingulars: inTexts(singulars), heldPlurals: inTexts(plurals) }]
  })
  const ofSingular = inNumber.filter(
    ({ heldSingulars, plurals }) => heldSingulars.length * plurals.length > 0,
  )
  const ofPlural = inNumber.filter(({ heldPlurals }) => heldPlurals.length > 0)
  if (ofSingular.length > 0)
    add('singular asked as plural', 95, () => {
      const { heldSingulars, plurals } = pick(ofSingular, random)
      return { term: pick(plurals, random), item: itemWith(pick(heldSingulars, random)) }
    })
  if (ofPlural.length > 0)
    add('plural asked as singular', 95, () => {
      const { heldPlurals, singulars } = pick(ofPlural, random)
      return { term: pick(singulars, random), item: itemWith(pick(heldPlurals, random)) }
    })
  return classes
}

/** Nouns with the items that contain one of their forms, to count the right ones among the first six. */
export function drawNouns(news: readonly string[], paradigms: readonly Paradigm[], seed: number) {
  const random = seededRandom(seed)
  const words = news.map((text) => [...new Set(cyrillicWords(text))])
  const nounItems = paradigms
    .filter(({ base }) => base.length >= 3)
    .map(({ base, forms }) => {
      // Paradigms lack plurals and «without», which begin like some form.
      const all = new Set([base, ...forms])
      const begins = base.length >= 4 ? new RegExp(`^(?:${[...all].join('|')})`, 'u') : undefined
      const holds = (word: string) => all.has(word) || (begins?.test(word) ?? false)
      return { base, items: new Set(words.flatMap((each, item) => (each.some(holds) ? [item] : []))) }
    })
    .filter(({ items }) => items.size > 0)
  const draw = (from: typeof nounItems) =>
    Array.from({ length: Math.min(perClass, from.length) }, () => pick(from, random))
  return { base: draw(nounItems), frequent: draw(nounItems.filter(({ items }) => items.size >= 6)) }
}
