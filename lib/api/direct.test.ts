import { expect, it } from 'vitest'
import { directCalls } from '@/lib/api/direct.mjs'
import { allCalls } from '@/lib/api/table'

it('what is answered before Next is a public write without files, which reads no session', () => {
  for (const route of directCalls) {
    const call = allCalls.find((each) => each.route === route)
    expect(call, route).toMatchObject({ method: 'POST', access: 'public' })
    expect(call?.files, route).toBeUndefined()
    expect(call?.knowsMember, route).toBeUndefined()
  }
})
