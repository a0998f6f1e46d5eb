import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { themeScript } from '../site/theme-script'
import { rewritePage } from './page-html'

const begin = '(self.__next_f=self.__next_f||[]).push([0])'
const part = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`
const bytes = (base64: string) => `self.__next_f.push([3,"${base64}"])`
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0a-b_c.js","static/chunks/d.js"],"runtimeModuleIds":[94553]});'

const inline = (body: string) => `<script>${body}</script>`
const script = (source: string) => `<script src="${source}" async=""></script>`
const page = (head: string, ...bodyScripts: string[]) =>
  `<html data-site="mw"><head>${head}</head><body><p>text</p>${bodyScripts.join('')}</body></html>`
const rewrite = (html: string, flight = '', stylesBySite = {}) =>
  rewritePage(html, Buffer.from(flight), stylesBySite)
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const hashesIn = (policy: string) =>
  (/script-src 'self' ([^;]*);/.exec(policy)?.[1] ?? '').split(' ').filter(Boolean)
const loaderIn = (html: string) =>
  /<script>(\(function loadDeferredScripts(?:(?!<script>)[^])*)<\/script><\/body>/.exec(html)?.[1] ?? ''
/** The hashes of a page but for its loader's. */
const readHashes = (html: string, flight?: string) => {
  const rewritten = rewrite(html, flight)
  return hashesIn(rewritten.policy).filter((hash) => hash !== hashOf(loaderIn(rewritten.html)))
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

describe('the scripts of a cached page', () => {
  it('are taken out, and the loader lists each once, in their order', () => {
    const { html } = rewrite(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${script('/_next/static/chunks/a.js')}${script('/_next/static/chunks/b.js')}`,
        script('/_next/static/chunks/a.js'),
      ),
    )
    expect(html).not.toContain('<script src=')
    expect(html).not.toContain('rel="preload"')
    expect(html).toContain(
      '({"sources":["/_next/static/chunks/a.js","/_next/static/chunks/b.js"],"version":"',
    )
    expect(html.endsWith('</script></body></html>')).toBe(true)
    expect(() => new Function(loaderIn(html) || 'nothing was written;;)')).not.toThrow()
  })

  it('stay where they are if they are not of the build', () => {
    const others = [
      '<script src="/old.js" noModule=""></script>',
      '<script src="/_next/static/chunks/p.js" noModule=""></script>',
      script('https://evil.example/a.js'),
      script('/files/0/a.js'),
      script('/_next/static/../../files/0/a.js'),
    ].join('')
    const { html } = rewrite(page(others + script('/_next/static/chunks/a.js')))
    expect(html).toContain(`<head>${others}</head>`)
    expect(html).toContain('{"sources":["/_next/static/chunks/a.js"],')
  })
})

describe('the flight of a cached page', () => {
  const flight = '0:"уул"\n1:</script><b>\n'
  const scripts = [begin, part('0:"уул"\n'), part('1:</script><b>\n')]

  it('is taken out, as text and as bytes', () => {
    const { html } = rewrite(page('', ...scripts.map(inline)), flight)
    expect(html).not.toContain('__next_f.push')
    expect(html).not.toContain('__next_f=self')
    const router = Buffer.from([0xff, 0, 1, 2])
    const withBytes = page('', inline(begin), inline(bytes(router.toString('base64'))))
    expect(rewritePage(withBytes, router, {}).html).not.toContain('[3,')
  })

  it('is found between foreign scripts that look like it, which stay without a hash', () => {
    const forgedPart = part('0:["$","iframe",null,{"src":"https://evil.example"}]\n')
    const html = page('', ...[begin, forgedPart, scripts[1] ?? '', forgedPart, scripts[2] ?? ''].map(inline))
    const rewritten = rewrite(html, flight)
    expect(rewritten.html.split('evil.example')).toHaveLength(3)
    expect(readHashes(html, flight)).toEqual([])
    expect(hashesIn(rewritten.policy)).toEqual([hashOf(loaderIn(rewritten.html))])
  })

  it('leaves a page without scripts, and is reported, when Next writes it in another way', () => {
    const html = page('', script('/_next/static/chunks/a.js'), ...scripts.map(inline))
    for (const other of [`${flight}2:"x"\n`, '0:"нуур"\n']) {
      const rewritten = rewrite(html, other)
      expect(rewritten.html).toBe(html)
      expect(hashesIn(rewritten.policy)).toEqual([])
    }
    expect(rewritePage(html, undefined, {}).html).toBe(html)
    expect(console.error).toHaveBeenCalledTimes(3)
  })

  it('has the same version in whatever order its rows are written, and another for other content', () => {
    const versionOf = (flight: string, text = 'text') => {
      const html = page('', inline(begin), inline(part(flight))).replace('text', text)
      const rewritten = rewrite(html, flight)
      expect(rewritten.html).toContain(`"version":"${rewritten.version}"`)
      return rewritten.version
    }
    const flight = '1:"$Sreact.fragment"\n0:["$","p",null,{"a":"$L2","b":1}]\n3:T8,уул:2:"b"\n'
    const version = versionOf(flight)
    expect(version).toMatch(/^[\w-]{22}$/)
    expect(versionOf('7:T8,уул:2:"b"\n4:"$Sreact.fragment"\n0:["$","p",null,{"a":"$La","b":1}]\n')).toBe(
      version,
    )
    for (const other of [
      flight.replace('"b":1', '"b":2'),
      flight.replace('уул', 'нуу'),
      flight.replace('"b"\n', '"c"\n'),
      flight.replace('$Sreact', '$Sother'),
    ])
      expect(versionOf(other), other).not.toBe(version)
    expect(versionOf(flight, 'texts')).not.toBe(version)
  })

  it('is read in linear time, whatever its rows claim', () => {
    const startedAt = performance.now()
    for (const flight of [
      '0:Tffffffff,x',
      '0:T,',
      '0:T-1,x\n',
      ':'.repeat(200_000),
      '0:"x"\n'.repeat(50_000),
      'T',
    ])
      rewritePage(page(''), Buffer.from(flight), {})
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})

describe('the policy of a cached page', () => {
  it('names each script of Next and of Strata that is left', () => {
    const html = page(
      inline(themeScript),
      inline(bootstrap),
      inline(begin),
      script('/_next/static/chunks/a.js'),
    )
    const rewritten = rewrite(html)
    expect(hashesIn(rewritten.policy)).toEqual([themeScript, bootstrap, loaderIn(rewritten.html)].map(hashOf))
  })

  it('names no foreign script, whatever its form', () => {
    const others = [
      'alert(1)',
      `${themeScript};alert(1)`,
      `${begin};alert(1)`,
      'self.__next_f.push([1,"x"]);alert(1);self.__next_f.push([1,"x"])',
      'self.__next_f.push([1,alert(1)])',
      'self.__next_f.push([1,"\\x61"])',
      bootstrap.replace('[94553]', '[alert(1)]'),
      bootstrap.replace('static/chunks/d.js', '../../files/evil.js'),
      bootstrap.replace('static/chunks/d.js', 'https://evil.example/d.js'),
      loaderIn(rewrite(page('', script('/_next/static/chunks/a.js'))).html),
    ]
    for (const other of others) expect(readHashes(page('', inline(other))), other).toEqual([])
  })

  it('takes linear time', () => {
    const startedAt = performance.now()
    rewrite('<script'.repeat(200_000))
    rewrite('<script>'.repeat(200_000))
    rewrite(page('', inline(`self.__next_f.push([1,"${'"])'.repeat(300_000)}`)), 'x')
    rewrite(page('', inline(bootstrap.replace('static/chunks/d.js', 'static/chunks/'.repeat(100_000)))))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})

describe('the styles of a cached page', () => {
  const [first, second] = ['/_next/static/chunks/a-1.css', '/_next/static/chunks/b_2.css']
  const link = (source: string) => `<link rel="stylesheet" href="${source}" data-precedence="next"/>`
  const joinedPath = '/_next/static/chunks/site-1.css'
  const stylesBySite = {
    mm: { file: '/_next/static/chunks/site-2.css', parts: [first, second] },
    mw: { file: joinedPath, parts: [second, first, '/_next/static/chunks/c.css'] },
  }
  const rewriteStyles = (html: string) => rewrite(html, '', stylesBySite).html
  const linksOf = (html: string) => [...rewriteStyles(html).matchAll(/<link [^>]*>/g)].map(([each]) => each)
  const joinedLinks = [`<link rel="stylesheet" href="${joinedPath}"/>`]

  it('are the one file of its site, and the loader knows this', () => {
    const html = page(`<meta charSet="utf-8"/>${link(first)}${link(second)}<title>А</title>`)
    expect(linksOf(html)).toEqual(joinedLinks)
    expect(rewriteStyles(html)).toContain('"areStylesJoined":true')
    expect(rewriteStyles(page(''))).toContain('"areStylesJoined":false')
  })

  it('come before everything that a browser could fetch first, and after the script of the theme', () => {
    const before = '<html data-site="mw"><head><meta charSet="utf-8"/><meta name="viewport"/>'
    const font = '<link rel="preload" href="/fonts/a.woff2" as="font"/>'
    const html = rewriteStyles(
      `${before}${font}${link(first)}${link(second)}${inline(themeScript)}</head><body></body></html>`,
    )
    expect(
      html.startsWith(`${before}${inline(themeScript)}<link rel="stylesheet" href="${joinedPath}"/>${font}`),
    ).toBe(true)
    expect(html.split(inline(themeScript))).toHaveLength(2)
  })

  it('for the case of an error are not fetched in advance', () => {
    const error = '<link rel="preload" href="/_next/static/chunks/e-1.css" as="style"/>'
    expect(linksOf(page(`${link(first)}${error}${link(second)}`))).toEqual(joinedLinks)
  })

  it.each([
    ['with one that the file does not have', page(link(first) + link('/_next/static/chunks/d.css'))],
    ['of no known site', page(link(first)).replace('"mw"', '"yp"')],
    ['of a page without any', page('')],
    ['in the text of a page', page('', link(first), link(second))],
  ])('stay as they are %s', (_what, html) =>
    expect(linksOf(html)).toEqual([...html.matchAll(/<link [^>]*>/g)].map(([each]) => each)),
  )
})

it('knows a page that is not found', () => {
  const meta = '<meta name="strata-status" content="404"/>'
  expect(rewrite(page(meta)).isNotFound).toBe(true)
  expect(rewrite(page('', `<pre>${meta.replace('<', '&lt;')}</pre>`)).isNotFound).toBe(false)
})
