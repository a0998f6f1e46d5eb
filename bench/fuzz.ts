import type { Row } from './measure'

/** The time for all rounds: with the start of the stack ten minutes in total. */
const minutesMax = 9
/** How many valid inputs each call gets from each caller in a round. */
const runs = 3

/**
 * Makes every call of the served `/openapi.json` by each caller, with inputs made from its schemas, until the
 * time is over. `npm run bench -- fuzz seed=7 minutes=2` repeats the inputs of a seed, for two minutes.
 */
export async function fuzz(url: string, filesDir: string): Promise<Row[]> {
  // The callers sign in here, a thousand times.
  process.env.LOG_LEVEL = 'warn'
  const { Fuzzer } = await import('./fuzz/check')
  const response = await fetch(`${url}/openapi.json`)
  const document = (await response.json()) as Parameters<(typeof Fuzzer)['start']>[0]
  const seed = readNumber('seed') ?? Math.floor(Math.random() * 1_000_000)
  console.log(`seed=${seed}`)
  const until = Date.now() + (readNumber('minutes') ?? minutesMax) * 60_000
  const send = (target: string, init: RequestInit) =>
    fetch(`${url}${target}`, { ...init, redirect: 'manual' })
  const fuzzer = await Fuzzer.start(document, send, filesDir)
  let rounds = 0
  while (await fuzzer.runRound(seed + rounds * 1_000_000, runs, until)) rounds++
  const { requests, valid, invalidCount, faults } = fuzzer.report
  for (const fault of faults) console.log(JSON.stringify(fault))
  const counts = [...valid.values()]
  const takenCount = counts.reduce((sum, { taken }) => sum + taken, 0)
  const refusedCount = counts.reduce((sum, { refused }) => sum + refused, 0)
  const never = [...valid].filter(([, { taken }]) => taken === 0)
  for (const [id, { refusal }] of never) console.log(`never taken: ${id} ${refusal}`)
  return [
    {
      ...{ figure: 'Calls by each caller, faults', ours: `${faults.length} of ${requests} requests` },
      ...{ against: `${valid.size} calls, ${rounds} whole rounds, seed ${seed}`, ratio: null },
      ...{ target: 'none, in one whole round at least', isMet: faults.length === 0 && rounds > 0 },
    },
    {
      ...{ figure: 'Invalid inputs, refused', ours: String(invalidCount), against: 'nothing written' },
      ...{ ratio: null, target: 'all', isMet: faults.length === 0 },
    },
    {
      figure: 'Valid inputs, taken or refused for what is stored',
      ours: `${takenCount} of ${takenCount + refusedCount}`,
      against: `${never.length} calls took none`,
      ratio: takenCount / (takenCount + refusedCount),
      ...{ target: '9 of 10', isMet: takenCount > 0.9 * (takenCount + refusedCount) },
    },
  ]
}

/** Reads an argument such as `seed=7`. */
function readNumber(name: string): number | undefined {
  const word = process.argv.find((each) => each.startsWith(`${name}=`))
  return word === undefined ? undefined : Number(word.slice(name.length + 1))
}
