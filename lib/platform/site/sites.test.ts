import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allCalls } from '@/lib/wiring/calls/table'
import { siteRedirects, siteRewrites } from '@/lib/sites/routes/all'
import { callFolders, homeOf, pageAddress, siteAt, siteFolders, siteOf, siteOfCall, sites } from './sites'

describe('the table of the sites', () => {
  it('has each key and each folder once', () => {
    for (const list of [sites.map(({ key }) => key), siteFolders, callFolders])
      expect(new Set(list).size).toBe(list.length)
  })

  it('knows the site of an address', () => {
    expect(siteAt('/mm/about')?.key).toBe('mm')
    expect(siteAt('/mn/page/3')?.key).toBe('mm')
    expect(siteAt('/yp?page=2')?.key).toBe('yp')
    expect(siteAt('/mmm')).toBeUndefined()
    expect(siteAt('/en/mm')).toBeUndefined()
    for (const { key } of sites) expect(siteAt(homeOf(key))).toBe(siteOf(key))
  })

  it('knows the site of a call by the longest folder that it lies in', () => {
    expect(siteOfCall('/client/get/news')?.key).toBe('mm')
    expect(siteOfCall('/client/yellow-page/get/company')?.key).toBe('yp')
    expect(siteOfCall('/mw/admin/get/users')?.key).toBe('mw')
    expect(siteOfCall('/clients')).toBeUndefined()
    expect(siteOfCall('/admin/get/news')).toBeUndefined()
    for (const { path } of allCalls)
      if (!path.startsWith('/admin/')) expect(siteOfCall(path), path).toBeDefined()
  })

  it.each([
    ['/mm', true],
    ['/en/mm?a=b', true],
    ['/mn/page/1', true],
    ['/yp/company/3', true],
    ['/mw', true],
    ['/mw/clients', true],
    ['/mw/client/get/news', false],
    ['/mw/admin?x', false],
    ['/yellow-page/get/banner', false],
    ['/client/yellow-page/get', false],
    ['/mmm', false],
    ['/admin/dashboard', false],
    ['/', false],
  ])('takes %s for a page: %s', (path, isPage) => {
    expect(pageAddress.test(path)).toBe(isPage)
  })
})

describe('routing', () => {
  it('leads no address twice by rules that ask the same', () => {
    for (const rules of [siteRedirects(), siteRewrites()]) {
      const conditions = rules.map(({ source, has, missing }) => JSON.stringify([source, has, missing]))
      expect(conditions.filter((rule, at) => conditions.indexOf(rule) !== at)).toEqual([])
    }
  })

  it('makes every page under its language', () => {
    for (const { destination } of siteRewrites()) expect(destination).toMatch(/^\/(mn|en)\//)
  })
})

it("names the association's addresses in the association's own code only", () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const ownCode =
    /^(app\/\[locale\]\/\((mm|mn)\)\/|app\/kit\/|components\/association\/|lib\/sites\/routes\/mm\.ts$)/
  const sources = ['app', 'components', 'lib', 'i18n', 'pages'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const code = sources.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('.test.'))
  expect(code.some((file) => ownCode.test(file))).toBe(true)
  const naming = code.filter((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .some((line) => /['"`]\/mm\b/.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)),
  )
  expect(naming.filter((file) => !ownCode.test(file))).toEqual([])
})
