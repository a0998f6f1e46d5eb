import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screens } from '@/components/back-office/screens'
import { guideFile, pictureBytesMax, pictureFolder, picturedSteps, renderGuide, listPictures } from './render'
import { screenNotes } from './screens'
import { tasks } from './tasks'

it('the guide is what its texts and the messages say now: run `npm run guide` after a change', () => {
  expect(readFileSync(guideFile, 'utf8')).toBe(renderGuide())
})

it('describes every screen, and no deleted one', () => {
  expect(Object.keys(screenNotes).sort()).toEqual(screens.map(({ name }) => name).sort())
})

it('has all of its pictures, and none that is large', () => {
  const wantedNames = picturedSteps().map(({ picture }) => `${picture}.webp`)
  expect(new Set(wantedNames).size).toBe(wantedNames.length)
  expect(listPictures()).toEqual(wantedNames.sort())
  for (const name of wantedNames) {
    const path = `${pictureFolder}/${name}`
    expect(statSync(path).size, path).toBeGreaterThan(2_000)
    expect(statSync(path).size, path).toBeLessThanOrEqual(pictureBytesMax)
  }
})

it('names no button by a key: each was found among the messages', () => {
  for (const { steps } of tasks) for (const { text } of steps) expect(text).not.toMatch(/[a-z]+\.[a-z]+\./i)
})
