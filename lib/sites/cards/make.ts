import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileDriver } from '@/lib/platform/files/driver'
import { cardFolder } from '@/lib/platform/files/made'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { CachedResults } from '@/lib/platform/pool/cached-results'
import { pools } from '@/lib/platform/pool/pool'
import { processState } from '@/lib/platform/process-state'
import { cardContentHash } from './address'
import type { CardFacts } from './facts'

/** How many cards are drawn for one network address in a minute; existing cards are not counted. */
export const cardRate = { points: 60, perSeconds: 60 }

declare global {
  interface ProcessState {
    shareCards?: CachedResults
  }
}
const drawnCards = (processState.shareCards ??= new CachedResults({
  bytesMax: 12 * 1024 * 1024,
  secondsMax: 3_600,
}))

const storedCardName = (version: string) => `${cardFolder(version)}/card.jpg`

/** Draws a card in a worker thread when its turn comes. @throws Problem busy when too many cards wait */
export async function drawCardInPool({ picture, ...rest }: CardFacts): Promise<Uint8Array> {
  const facts = { ...rest, picture }
  const [, storedKey, left, top] =
    /^\/files\/([0-9a-f]{64}\/[0-9a-z]{1,12}\.jpg)(?:#(\d+),(\d+))?$/.exec(picture?.url ?? '') ?? []
  return pools.cards.run('drawCard', async () => {
    if (!picture || !storedKey) return { facts }
    const focus = left === undefined ? undefined : { left: Number(left), top: Number(top) }
    return {
      facts,
      picture: { bytes: await buffer(await fileDriver().read(storedKey)), as: picture.as, focus },
    }
  })
}

/**
 * Returns a card from memory, from the storage, or drawn now. A card drawn for a request is not stored,
 * because strangers could fill the storage by requesting the cards of all companies.
 * @param assertMayDraw called before drawing; throws to refuse it
 */
export function readOrDrawCard(
  facts: CardFacts,
  signal: AbortSignal,
  assertMayDraw: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const version = cardContentHash(facts)
  return drawnCards.getOrMake(version, signal, async () => {
    if (await fileDriver().stat(storedCardName(version)))
      return new Uint8Array(await buffer(await fileDriver().read(storedCardName(version))))
    await assertMayDraw()
    return new Uint8Array(await drawCardInPool(facts))
  })
}

/** Draws a card and stores it for all instances, unless it is already stored. */
export async function storeCardIfMissing(facts: CardFacts): Promise<void> {
  const name = storedCardName(cardContentHash(facts))
  if (await fileDriver().stat(name)) return
  const folder = await mkdtemp(join(await ensureTemporaryFolder(), 'card-'))
  try {
    const path = join(folder, 'card.jpg')
    await writeFile(path, await drawCardInPool(facts))
    await fileDriver().moveToStorage(name, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
