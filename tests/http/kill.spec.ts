import { expect, test } from '@playwright/test'
import { killRounds } from '../kill-rounds'

// Twenty rounds of it run in `npm run bench -- faults`.
test('a kill -9 in the middle of writes leaves all of a write or nothing', async () => {
  test.setTimeout(180_000)
  const outcome = await killRounds(2)
  expect(outcome).toMatchObject({ lost: [], halved: [], doubled: [] })
  expect(outcome.acknowledged).toBeGreaterThan(20)
})
