// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { focusFirstInvalidControl } from './focus-first'

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const byId = (id: string) => document.getElementById(id)
const formWith = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')
}

describe('the first control that something is wrong with', () => {
  beforeEach(() => document.body.replaceChildren())

  it('takes the focus from a later one', async () => {
    const form = formWith('<input id="a" aria-invalid="true"><input id="b" aria-invalid="true">')
    byId('b')?.focus()
    focusFirstInvalidControl(form)
    await nextFrames()
    expect(document.activeElement?.id).toBe('a')
  })

  it('leaves it where one types in the same group', async () => {
    const boxes = ['a', 'b'].map((id) => `<input id="${id}" aria-invalid="true">`).join('')
    const form = formWith(`<fieldset>${boxes}</fieldset>`)
    byId('b')?.focus()
    focusFirstInvalidControl(form)
    await nextFrames()
    expect(document.activeElement?.id).toBe('b')
  })

  it('takes it from a control of the group that is right', async () => {
    const form = formWith('<fieldset><input id="a" aria-invalid="true"><input id="b"></fieldset>')
    byId('b')?.focus()
    focusFirstInvalidControl(form)
    await nextFrames()
    expect(document.activeElement?.id).toBe('a')
  })
})
