import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { asMessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { screenContents } from './screen-contents'
import { isOfficePath, screenAt, screenNamed, screens } from './screens'

const office = fileURLToPath(new URL('../../app/(admin)/admin/(office)/', import.meta.url))

describe('screens', () => {
  it('are declared, or have a page of their own', () => {
    const pages = readdirSync(office, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/page.tsx') && !file.startsWith('[...screen]'))
      .map((file) => `/admin/${file.slice(0, -'/page.tsx'.length).replace(/\/\[cid\]$/, '')}`)
    const ownPages = screens.filter(({ name }) => !screenContents[name]).map(({ path }) => path)
    expect(pages.sort()).toEqual(ownPages.sort())
    for (const { path, withNumber } of screens.filter((screen) => ownPages.includes(screen.path))) {
      const file = `${office}${path.slice('/admin/'.length)}/${withNumber ? '[cid]/' : ''}page.tsx`
      expect(existsSync(file), file).toBe(true)
    }
  })

  it('have a name, a known parent and a named group', () => {
    for (const screen of screens) {
      const keys = [`admin.screens.${screen.name}`]
      if (screen.group && screen.group !== 'start') keys.push(`admin.groups.${screen.group}`)
      for (const key of keys) expect(messageText('mn', asMessageKey(key)), key).not.toBe(key)
      if (screen.parent) expect(screenNamed(screen.parent)).toBeDefined()
    }
  })
})

describe('the own page of a screen', () => {
  it('is opened by the name of its entry, which has its access', () => {
    for (const { name, path, withNumber } of screens.filter((screen) => !screenContents[screen.name])) {
      const file = `${office}${path.slice('/admin/'.length)}/${withNumber ? '[cid]/' : ''}page.tsx`
      expect(readFileSync(file, 'utf8'), file).toContain(`requireScreenAccess('${name}')`)
    }
  })
})

describe('the sidebar', () => {
  /** The association's part of the back office, as the specification lists it. */
  const specifiedPaths = [
    ...['dashboard', 'link', 'social-links', 'slides', 'about', 'logo', 'add-news', 'update-news', 'report'],
    ...['add-report', 'membership', 'auditor', 'document', 'month-news', 'sustainable-mining', 'video'],
    ...['request-list', 'companies', 'update-assessment', 'assessment-member-result', 'assessment-result'],
    'trade',
  ].map((path) => `/admin/${path}`)

  it('follows the order of the specification', () => {
    const visiblePaths = screens
      .filter(({ group, path }) => group && specifiedPaths.includes(path))
      .map(({ path }) => path)
    expect(visiblePaths).toEqual(specifiedPaths.filter((path) => visiblePaths.includes(path)))
  })

  it('hides screens with personal data from role 3', () => {
    const guardedNames = ['requests', 'companies', 'personalData', 'memberResults', 'results']
    expect(guardedNames.map((name) => screenNamed(name)?.access)).toEqual(guardedNames.map(() => 'admin'))
    expect(screenNamed('questions')?.access).toBeUndefined()
  })
})

describe('screenAt', () => {
  it('ignores the id of a record in the path', () => {
    expect(screenAt('/admin/edit-static/12')?.name).toBe('pageText')
    expect(screenAt('/admin/update-news/')?.name).toBe('news')
    expect(screenAt('/admin/update-news/12')).toBeUndefined()
  })
})

describe('isOfficePath', () => {
  it('lets /admin and the login page through without a check', () => {
    expect(['/admin', '/admin/', '/admin/login'].every(isOfficePath)).toBe(true)
    expect(isOfficePath('/admin/logins')).toBe(false)
  })
})

describe('the address of a new record', () => {
  it('belongs to a list with the same declaration', async () => {
    const opening = screens.filter(({ opensNew }) => opensNew)
    expect(opening.map(({ path }) => path)).toEqual(['/admin/add-report', '/admin/yellow/new-category'])
    for (const { name, parent } of opening) {
      const list = screens.find((screen) => screen.name === parent)?.name ?? name
      expect(list).not.toBe(name)
      expect(await screenContents[name]?.()).toBe(await screenContents[list]?.())
    }
  })
})
