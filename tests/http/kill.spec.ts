import { expect, test } from '@playwright/test'
import { killRounds } from '../kill-rounds'

// Twenty rounds of it run in `npm run bench -- faults`.
test(
  'a kill -9 in the middle of writes leaves each write whole or absent, and the search consistent',
  { tag: '@odd' },
  async () => {
    test.setTimeout(180_000)
    const outcome = await killRounds(2)
    expect(outcome).toMatchObject({ lost: [], halved: [], doubled: [], astray: [] })
    expect(outcome.acknowledged).toBeGreaterThan(20)
  },
)
