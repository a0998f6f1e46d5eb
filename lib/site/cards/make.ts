import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@/lib/api/problem'
import { fileDriver } from '@/lib/files/driver'
import { cardFolder } from '@/lib/files/made'
import { temporaryFolder } from '@/lib/files/temporary'
import { CachedResults } from '@/lib/pool/cached-results'
import { versionOf } from './address'
import { drawCard } from './draw'
import type { CardFacts } from './facts'

/** So many cards are drawn for one network; those that are there cost nothing and count for nobody. */
export const cardRate = { points: 60, perSeconds: 60 }

/** Cards wait for one another, so that who asks for thousands of them takes no more of the machine than one. */
const waitingMax = 24
const retryAfterSeconds = 5

// The build makes several copies of this module; a process draws one card at a time and keeps one shelf of them.
const kept = globalThis as { strataCards?: { shelf: CachedResults; waiting: number; last: Promise<unknown> } }
const state = (kept.strataCards ??= {
  shelf: new CachedResults({ bytesMax: 12 * 1024 * 1024, secondsMax: 3_600 }),
  waiting: 0,
  last: Promise.resolve(),
})

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (state.waiting >= waitingMax) throw new Problem('busy', 'problems.busy', { seconds: retryAfterSeconds })
  state.waiting++
  const done = state.last.then(work).finally(() => state.waiting--)
  state.last = done.catch(() => undefined)
  return done
}

const storedName = (version: string) => `${cardFolder(version)}/card.jpg`

async function draw({ picture, ...rest }: CardFacts): Promise<Buffer> {
  const facts = { ...rest, picture }
  const stored = /^\/files\/([0-9a-f]{64}\/[0-9a-z]{1,12}\.jpg)$/.exec(picture?.url ?? '')?.[1]
  if (!picture || !stored) return drawCard(facts)
  return drawCard(facts, { bytes: await buffer(await fileDriver().read(stored)), as: picture.as })
}

/** Draws a card when its turn has come. @throws Problem busy when too many wait */
export const drawInTurn = (facts: CardFacts): Promise<Buffer> => inTurn(() => draw(facts))

/**
 * A card: the stored one, or one that is drawn now and kept in memory. What strangers ask for is not stored: they may
 * ask for as many as there are companies.
 * @param mayDraw is asked before one is drawn, and throws where it may not be
 */
export function cardBytes(
  facts: CardFacts,
  signal: AbortSignal,
  mayDraw: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const version = versionOf(facts)
  return state.shelf.get(version, signal, async () => {
    if (await fileDriver().stat(storedName(version)))
      return new Uint8Array(await buffer(await fileDriver().read(storedName(version))))
    await mayDraw()
    return new Uint8Array(await drawInTurn(facts))
  })
}

/** Draws a card and stores it for all instances, unless it is there. */
export async function storeCard(facts: CardFacts): Promise<void> {
  const name = storedName(versionOf(facts))
  if (await fileDriver().stat(name)) return
  const folder = await mkdtemp(join(await temporaryFolder(), 'card-'))
  try {
    const path = join(folder, 'card.jpg')
    await writeFile(path, await drawInTurn(facts))
    await fileDriver().put(name, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
