import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { themeScript } from './theme-script'

type Meta = { name?: string; content?: string; remove(): void }

/** The parts of a browser that the script uses, with an earlier choice stored. */
function shownBy(readTheme: () => string | null) {
  const dataset: { theme?: string } = {}
  const metas: Meta[] = []
  const listeners = new Map<string, (event: object) => void>()
  const window: { strataTheme?: { chosen: string; choose(theme: string): void } } = {}
  const storage = new Map<string, string>()
  const page = {
    ...{ window, Event, dispatchEvent: () => true },
    document: {
      documentElement: { dataset },
      createElement: () => ({ remove: () => undefined }),
      head: {
        prepend: (meta: Meta) => {
          meta.remove = () => metas.splice(metas.indexOf(meta), 1)
          metas.unshift(meta)
        },
      },
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? readTheme(),
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
    addEventListener: (kind: string, tell: (event: object) => void) => listeners.set(kind, tell),
    get strataTheme() {
      return window.strataTheme
    },
  }
  runInNewContext(themeScript, page)
  const state = () => ({
    theme: dataset.theme,
    chosen: window.strataTheme?.chosen,
    metas: metas.map(({ name, content }) => `${name}=${content}`),
  })
  return { state, choose: (theme: string) => window.strataTheme?.choose(theme), storage, listeners }
}

const ofSystem = { theme: undefined, chosen: 'system', metas: [] }
const dark = { theme: 'dark', chosen: 'dark', metas: ['theme-color=#080c0e', 'color-scheme=dark'] }

describe('the script in the head', () => {
  it('shows the stored choice, and sets nothing when the system is followed', () => {
    expect(shownBy(() => 'dark').state()).toEqual(dark)
    for (const theme of [null, 'system', 'pink', '']) expect(shownBy(() => theme).state()).toEqual(ofSystem)
  })

  it('keeps a choice, and forgets it with the way back to the system', () => {
    const { state, choose, storage } = shownBy(() => null)
    choose('light')
    choose('dark')
    expect(state()).toEqual(dark)
    expect(storage.get('theme')).toBe('dark')
    choose('system')
    expect(state()).toEqual(ofSystem)
    expect(storage.size).toBe(0)
  })

  it('works for the page where the browser keeps nothing', () => {
    const { state, choose } = shownBy(() => {
      throw new Error('denied')
    })
    expect(state()).toEqual(ofSystem)
    choose('dark')
    expect(state()).toEqual(dark)
  })

  it('follows another tab, and updates a page from the back-forward cache', () => {
    const { state, storage, listeners } = shownBy(() => null)
    storage.set('theme', 'dark')
    listeners.get('storage')?.({ key: 'other' })
    listeners.get('pageshow')?.({ persisted: false })
    expect(state()).toEqual(ofSystem)
    listeners.get('storage')?.({ key: 'theme' })
    expect(state()).toEqual(dark)
    storage.clear()
    listeners.get('pageshow')?.({ persisted: true })
    expect(state()).toEqual(ofSystem)
  })
})
