import { expect, it } from 'vitest'
import { directCalls } from '@/lib/api/direct.mjs'
import { allCalls } from '@/lib/api/table'

it('what is answered before Next is a write of visitors or participants without files', () => {
  for (const route of directCalls) {
    const call = allCalls.find((each) => each.route === route)
    expect(call, route).toMatchObject({ method: 'POST' })
    expect(['public', 'participant'], route).toContain(call?.access)
    expect(call?.files, route).toBeUndefined()
    expect(call?.knowsMember, route).toBeUndefined()
  }
})
