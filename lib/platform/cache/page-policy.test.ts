import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { themeScript } from '../site/theme-script'
import { withDeferredScripts } from './deferred-scripts'
import { contentSecurityPolicyOf } from './page-policy'

const begin = '(self.__next_f=self.__next_f||[]).push([0])'
const part = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`
const bytes = (base64: string) => `self.__next_f.push([3,"${base64}"])`
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0a-b_c.js","static/chunks/d.js"],"runtimeModuleIds":[94553]});'

const page = (...scripts: string[]) =>
  `<html><body>${scripts.map((body) => `<script>${body}</script>`).join('')}</body></html>`
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const readHashes = (html: string, router?: string | Buffer) =>
  (
    /script-src 'self' ([^;]*);/.exec(
      contentSecurityPolicyOf(html, router === undefined ? undefined : Buffer.from(router)),
    )?.[1] ?? ''
  )
    .split(' ')
    .filter(Boolean)

describe('contentSecurityPolicyOf', () => {
  it('lists each script of Next and of Strata', () => {
    const scripts = [themeScript, bootstrap, begin, part('0:"уул"\n'), part('1:</script><b>\n')]
    const html = withDeferredScripts(
      page(...scripts).replace('<body>', '<body><script src="/_next/static/chunks/a.js" async=""></script>'),
    )
    const deferredScript = /<script>(\(function loadDeferredScripts[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(readHashes(html, '0:"уул"\n1:</script><b>\n')).toEqual([...scripts, deferredScript].map(hashOf))
  })

  it('names what carries bytes', () => {
    const router = Buffer.from([0xff, 0, 1, 2])
    expect(readHashes(page(bytes(router.toString('base64'))), router)).toHaveLength(1)
    expect(readHashes(page(bytes('AAAA')), router)).toEqual([])
  })

  it('lists no foreign script, whatever its form', () => {
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
    ]
    for (const other of others) expect(readHashes(page(other), 'x'), other).toEqual([])
  })

  it("names no part that the router's own data has not, and goes on with the next that it has", () => {
    const forgedPart = part('0:["$","iframe",null,{"src":"https://evil.example"}]\n')
    const ownParts = [part('0:"a"\n'), part('1:"b"\n')]
    expect(readHashes(page(forgedPart, ...ownParts), '0:"a"\n1:"b"\n')).toEqual(ownParts.map(hashOf))
    expect(readHashes(page(ownParts[0] ?? '', forgedPart, ownParts[1] ?? ''), '0:"a"\n1:"b"\n')).toEqual(
      ownParts.map(hashOf),
    )
    expect(readHashes(page(forgedPart))).toEqual([])
  })

  it('takes linear time', () => {
    const startedAt = performance.now()
    contentSecurityPolicyOf('<script'.repeat(200_000), undefined)
    contentSecurityPolicyOf('<script>'.repeat(200_000), undefined)
    contentSecurityPolicyOf(page(`self.__next_f.push([1,"${'"])'.repeat(300_000)}`), Buffer.from('x'))
    contentSecurityPolicyOf(
      page(bootstrap.replace('static/chunks/d.js', 'static/chunks/'.repeat(100_000))),
      undefined,
    )
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})
