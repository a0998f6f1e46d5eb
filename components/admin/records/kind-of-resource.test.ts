import { expect, it } from 'vitest'
import { boundOf } from '../resource/bound'
import { screenContents } from '../screen-contents'
import { kindOfResource } from './kind-of-resource'

// Here and not in the test: loading every screen has no time of its own.
const opened = await Promise.all(Object.values(screenContents).map((open) => open()))

it('every form of a declared screen leads to what was done to its record', () => {
  const resources = opened.flatMap((one) =>
    one === undefined || typeof one === 'function' ? [] : boundOf(one).map(({ resource }) => resource),
  )
  const edited = resources.filter(({ form }) => form?.update).map(({ name }) => name)
  expect(edited.length).toBeGreaterThan(15)
  expect(edited.filter((name) => !(name in kindOfResource))).toEqual([])
})
