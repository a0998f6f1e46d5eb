import { latinSpellings, pick, type Random } from './search-terms'
import { seededRandom } from './measure'

/** A term, and the number of the company that it means. */
export type NameDraw = { term: string; item: number }
export type NameClass = { name: string; target: number; draws: NameDraw[] }

const vowels = 'аэоөуүиеёюяый'
const consonants = 'бвгджзйклмнпрстфхцчшщ'

/** The vowel of a case ending after a name, by Mongolian vowel harmony. */
function harmonic(name: string): string {
  const letters = [...name.toLowerCase()].filter((letter) => 'аэоөуүеёюяи'.includes(letter))
  const last = letters.findLast((letter) => letter !== 'и') ?? 'и'
  if ('аяую'.includes(last)) return letters.includes('ү') && !letters.includes('а') ? 'э' : 'а'
  if ('оё'.includes(last)) return 'о'
  return last === 'ө' ? 'ө' : 'э'
}

const isBack = (name: string) => 'ао'.includes(harmonic(name))
const endsInVowel = (name: string) => vowels.includes(name.slice(-1).toLowerCase())

/** The usual case endings, as people add them to a name. */
export const caseEndings: readonly ((name: string) => string)[] = [
  // Genitive.
  (name) =>
    endsInVowel(name) ? `${name}гийн` : name + (isBack(name) && !/[гжчшьи]$/i.test(name) ? 'ын' : 'ийн'),
  // Accusative.
  (name) =>
    endsInVowel(name) ? `${name}г` : name + (isBack(name) && !/[гжчшьи]$/i.test(name) ? 'ыг' : 'ийг'),
  (name) => `${name}${/[гвсрк]$/i.test(name) ? 'т' : 'д'}`,
  (name) => name + (endsInVowel(name) ? 'г' : '') + harmonic(name).repeat(2) + 'с',
  (name) => `${name}т${harmonic(name) === 'ө' ? 'э' : harmonic(name)}й`,
]

const isCyrillicName = (name: string) => /[а-яёөү]$/i.test(name)

function shuffleWords(words: readonly string[], random: Random): string[] {
  const rest = [...words]
  return words.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? '')
}

/** A name with one of its first five letters replaced by another. */
function mistypeName(name: string, random: Random): string | undefined {
  const places = [...name.slice(0, 5)].flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []))
  if (places.length < 3) return undefined
  const at = pick(places, random)
  const ownLetter = name.charAt(at).toLowerCase()
  const letters = [...(vowels + consonants)].filter((letter) => letter !== ownLetter)
  return name.slice(0, at) + pick(letters, random) + name.slice(at + 1)
}

/**
 * Draws the given number of names of a register, and spells each name in every way in which people search for
 * it. Each way is a class, which leaves out names that it cannot change, such as single words for another
 * order.
 */
export function drawNames(names: readonly string[], seed: number, count = 1_000): NameClass[] {
  const random = seededRandom(seed)
  const drawnItems = Array.from({ length: count }, () => Math.floor(random() * names.length))
  const classOf = (name: string, change: (name: string) => string | undefined, target = 95): NameClass => ({
    ...{ name, target },
    draws: drawnItems.flatMap((item) => {
      const ownName = names[item] ?? ''
      const term = change(ownName)
      return term === undefined ? [] : [{ term, item }]
    }),
  })
  const lower = (name: string) => name.toLowerCase()
  const onlyWhere = (pattern: RegExp, change: (name: string) => string) => (name: string) =>
    pattern.test(name) ? change(name) : undefined
  return [
    classOf('as registered', (name) => name),
    classOf('lower case', lower),
    classOf('upper case', (name) => name.toUpperCase()),
    classOf('with a case ending', (name) =>
      isCyrillicName(name) ? pick(caseEndings, random)(lower(name)) : undefined,
    ),
    ...Object.entries(latinSpellings).map(([spelling, spell]) =>
      classOf(
        spelling,
        onlyWhere(/[а-яёөү]/i, (name) => spell(lower(name))),
      ),
    ),
    classOf(
      'Ө Ү typed as О У',
      onlyWhere(/[өү]/i, (name) => lower(name).replaceAll('ө', 'о').replaceAll('ү', 'у')),
    ),
    classOf(
      'Ө Ү typed as Е V',
      onlyWhere(/[өү]/i, (name) => lower(name).replaceAll('ө', 'е').replaceAll('ү', 'v')),
    ),
    classOf('words in another order', (name) => {
      const words = lower(name).split(' ')
      const other = shuffleWords(words, random).join(' ')
      return words.length > 1 && other !== words.join(' ') ? other : undefined
    }),
    classOf('one wrong letter among the first five', (name) => mistypeName(lower(name), random), 90),
  ]
}
