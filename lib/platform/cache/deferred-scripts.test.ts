import { describe, expect, it } from 'vitest'
import { isDeferredScript, withDeferredScripts } from './deferred-scripts'

const page = (head: string) => `<html><head>${head}</head><body><p>text</p></body></html>`
const script = (source: string) => `<script src="${source}" async=""></script>`

describe('withDeferredScripts', () => {
  it('takes the scripts out and lists each once, in their order', () => {
    const html = withDeferredScripts(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${script('/_next/static/chunks/a.js')}${script('/_next/static/chunks/b.js')}`,
      ) + script('/_next/static/chunks/a.js'),
    )
    expect(html).not.toContain('<script src=')
    expect(html).not.toContain('rel="preload"')
    expect(html).toContain(
      '(["/_next/static/chunks/a.js","/_next/static/chunks/b.js"], 5000, 2500)</script></body>',
    )
  })

  it('writes a script that is one', () => {
    const body = /<script>([\s\S]*)<\/script><\/body>/.exec(
      withDeferredScripts(page(script('/_next/static/chunks/a.js'))),
    )?.[1]
    expect(() => new Function(body ?? 'nothing was written;;)')).not.toThrow()
  })

  it('leaves other scripts and pages without scripts as they are', () => {
    const html = page('<script>push(1)</script><script src="/old.js" noModule=""></script>')
    expect(withDeferredScripts(html)).toBe(html)
  })

  it('fetches only scripts of the build', () => {
    const others = [
      script('https://evil.example/a.js'),
      script('/files/0/a.js'),
      script('/_next/static/../../files/0/a.js'),
    ].join('')
    expect(withDeferredScripts(page(others))).toBe(page(others))
    const html = withDeferredScripts(page(others + script('/_next/static/chunks/a.js')))
    expect(html).toContain('(["/_next/static/chunks/a.js"], 5000, 2500)</script></body>')
  })
})

describe('isDeferredScript', () => {
  const deferredScript =
    withDeferredScripts(page(script('/_next/static/chunks/a.js'))).split(/<\/?script>/)[1] ?? ''

  it('knows the script that is written here, and no change of it', () => {
    expect(isDeferredScript(deferredScript)).toBe(true)
    expect(
      isDeferredScript(deferredScript.replace('/_next/static/chunks/a.js', 'https://evil.example/a.js')),
    ).toBe(false)
    expect(isDeferredScript(deferredScript.replace('["', '[alert(1),"'))).toBe(false)
    expect(isDeferredScript(deferredScript.replace('5000', '5001'))).toBe(false)
    expect(isDeferredScript(`${deferredScript};alert(1)`)).toBe(false)
  })
})
