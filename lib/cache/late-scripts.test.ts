import { describe, expect, it } from 'vitest'
import { withLateScripts } from './late-scripts.mjs'

const page = (head: string) => `<html><head>${head}</head><body><p>text</p></body></html>`
const script = (source: string) => `<script src="${source}" async=""></script>`

describe('withLateScripts', () => {
  it('takes the scripts out and lists each once, in their order', () => {
    const html = withLateScripts(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>${script('/a.js')}${script('/b.js')}`,
      ) + script('/a.js'),
    )
    expect(html).not.toContain('<script src=')
    expect(html).not.toContain('rel="preload"')
    expect(html).toContain('(["/a.js","/b.js"], 5000, 2500)</script></body>')
  })

  it('writes a script that is one', () => {
    const body = /<script>([\s\S]*)<\/script><\/body>/.exec(withLateScripts(page(script('/a.js'))))?.[1]
    expect(() => new Function(body ?? 'nothing was written;;)')).not.toThrow()
  })

  it('leaves other scripts and pages without scripts as they are', () => {
    const own = page('<script>push(1)</script><script src="/old.js" noModule=""></script>')
    expect(withLateScripts(own)).toBe(own)
  })
})
