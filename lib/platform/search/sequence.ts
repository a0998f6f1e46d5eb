/** The most words of a record whose order is stored. */
const sequenceMax = 4_000
/** Words that are so far apart are not near each other; the parts of a text are kept as far apart. */
const farWords = 24

const gap: null[] = Array.from({ length: farWords }, () => null)

/** Returns the words of a record in their order; null stands where a title ends, and between titles and text. */
export function orderWords(titles: readonly string[][], body: readonly string[]): (string | null)[] {
  return [...titles.flatMap((title) => [...title, null]), ...gap, ...body].slice(0, sequenceMax)
}

/** Returns the ids of words as the index stores them, four bytes each; 0 stands for null. */
export function bytesOfSequence(wordIds: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * wordIds.length)
  wordIds.forEach((id, at) => bytes.writeInt32LE(id, 4 * at))
  return bytes
}

const wordAt = (sequence: Buffer, at: number) => sequence.readInt32LE(4 * at)

/** For the id of a word, the places in the term that it fits, as bits. */
export type PlacesInTerm = ReadonlyMap<number, number>

/**
 * Returns how near to each other the words of a term are where they are nearest: 1 side by side, in any
 * order, 0 as far apart as `farWords`, or if not all are in the sequence.
 * @param count how many words the term has
 */
export function nearnessOf(sequence: Buffer, places: PlacesInTerm, count: number): number {
  const every = 2 ** count - 1
  const recent: { at: number; place: number }[] = []
  let nearest = Infinity
  for (let at = 0; at < sequence.length / 4; at++) {
    const place = places.get(wordAt(sequence, at))
    if (place === undefined) continue
    while (recent[0] && at - recent[0].at >= farWords + count) recent.shift()
    recent.push({ at, place })
    // Backwards from this word until every place of the term is filled.
    let have = 0
    for (let back = recent.length - 1; back >= 0 && have !== every; back--) {
      have |= recent[back]?.place ?? 0
      if (have === every) nearest = Math.min(nearest, at - (recent[back]?.at ?? 0) + 1)
    }
  }
  return nearest === Infinity ? 0 : Math.min(1, Math.max(0, 1 - (nearest - count) / farWords))
}

/**
 * Returns whether one of the titles at the beginning of a sequence consists of the words of the term, in their
 * order.
 * @param places of words that are the typed ones, not forms of them
 * @param othersMax how many other words the title may have: the small words that the term has too
 */
export function isTitled(
  sequence: Buffer,
  places: PlacesInTerm,
  { count, othersMax }: { count: number; othersMax: number },
): boolean {
  let [next, others, isEmpty] = [0, 0, true]
  for (let at = 0; at < sequence.length / 4; at++) {
    const id = wordAt(sequence, at)
    if (id !== 0) {
      isEmpty = false
      if (next < count && ((places.get(id) ?? 0) >> next) & 1) next++
      else others++
      continue
    }
    if (next === count && others <= othersMax) return true
    // Two ends in turn: the titles are over.
    if (isEmpty) return false
    ;[next, others, isEmpty] = [0, 0, true]
  }
  return false
}
