import type { Row } from '@/bench/measure'
import { killRounds } from '@/tests/kill-rounds'

/**
 * Twenty kills in the middle of writes: acknowledged writes must exist exactly once, and none may be half
 * done.
 */
export async function kills(): Promise<Row[]> {
  const { rounds, sentCount, acknowledged, lost, halved, doubled, astray } = await killRounds(20)
  return [
    {
      figure: `Writes under ${rounds} rounds of kill -9`,
      ours: `${lost.length} lost, ${halved.length} half, ${doubled.length} double; ${astray.length} records that the search has otherwise`,
      against: `${acknowledged} acknowledged of ${sentCount} sent; server and Postgres in turns`,
      ratio: null,
      target: 'none',
      isMet: lost.length + halved.length + doubled.length + astray.length === 0 && acknowledged > 0,
    },
  ]
}
