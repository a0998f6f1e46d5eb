import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const here = fileURLToPath(new URL('./', import.meta.url))

let sampleBundle: Promise<{ script: string; style: string }> | undefined

/** Bundles the screens of `screen.tsx` into one script, with replacements for the parts of Next. */
async function bundle(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [`${here}screen.tsx`],
    // Halves the bytes that each test loads.
    minify: true,
    ...{ bundle: true, write: false, outdir: '/', format: 'esm', jsx: 'automatic', platform: 'browser' },
    // Addresses of public files, which the browser requests.
    external: ['/art/*'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    alias: {
      'next/navigation': `${here}navigation.ts`,
      'next/dynamic': `${here}dynamic.tsx`,
      '@': root.slice(0, -1),
    },
  })
  const of = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: of('.js'), style: of('.css') }
}

export type Sample = Record<string, unknown> & {
  id: number
  version: number
  title: string
  colour: string
  day: string
}

/** The answers of the sample's calls, and what was sent to them. */
export type SampleServer = {
  rows: Sample[]
  calls: { path: string; body: string }[]
  /** How often each read was called. */
  reads: Record<string, number>
  /** The list answers only with a failure. */
  isDown?: boolean
}

const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, json: body })

/** The values of a field in a multipart body; for a file its name. */
export function fieldOf(body: string, name: string): string[] {
  const part = new RegExp(
    `name="${name}"(?:; filename="([^"]*)")?\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n([\\s\\S]*?)\\r\\n--`,
    'g',
  )
  return [...body.matchAll(part)].map((match) => match[1] ?? match[2] ?? '')
}

/** Serves the sample screens at `/sample/one` and `/sample/two`, with a server behind their calls. */
export async function serveSample(page: Page, rows: Sample[]): Promise<SampleServer> {
  const { script, style } = await (sampleBundle ??= bundle())
  const server: SampleServer = { rows, calls: [], reads: {} }
  const globals = readFileSync(`${root}app/styles/tokens.css`, 'utf8')
  const html = `<!doctype html><html lang="mn"><head><meta charset="utf-8"><title>Жишээ</title><style>${globals}${style}
    .sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}</style></head>
    <body><script type="module" src="/sample/screen.js"></script></body></html>`
  await page.route('**/admin/get/misspelled-words?*', (route) => json(route, { slips: [] }))
  await page.route('**/sample/**', async (route) => {
    const url = new URL(route.request().url())
    const params = url.searchParams
    if (url.pathname === '/sample/screen.js') {
      return route.fulfill({ contentType: 'text/javascript', body: script })
    }
    if (/^\/sample\/(one|two)$/.test(url.pathname))
      return route.fulfill({ contentType: 'text/html', body: html })
    server.reads[url.pathname] = (server.reads[url.pathname] ?? 0) + 1
    switch (url.pathname) {
      case '/sample/get/items/id': {
        const row = server.rows.find(({ id }) => String(id) === params.get('id'))
        return row ? json(route, { record: row }) : json(route, { message: 'Мэдээлэл олдсонгүй.' }, 404)
      }
      case '/sample/get/items': {
        if (server.isDown) return json(route, { message: 'Алдаа' }, 500)
        const [page, limit] = [Number(params.get('page')), Number(params.get('limit'))]
        const term = params.get('term') ?? ''
        const all = server.rows.filter(
          ({ title, colour }) => title.includes(term) && (params.get('colour') ?? colour) === colour,
        )
        const sortedRows =
          params.get('sort') === 'title' ? all.toSorted((a, b) => a.title.localeCompare(b.title)) : all
        const items = sortedRows.slice((page - 1) * limit, page * limit)
        return json(route, { items, total: all.length, totalPages: Math.ceil(all.length / limit) })
      }
      case '/sample/get/notes':
        return json(route, {
          notes: server.rows.filter(({ title }) => title.includes(params.get('term') ?? '')),
        })
      case '/sample/get/options':
        return json(route, {
          options: [
            { cid: 7, name: 'Долоо' },
            { cid: 8, name: 'Найм' },
          ],
        })
    }
    const body = route.request().postDataBuffer()?.toString('utf8') ?? ''
    server.calls.push({ path: `${url.pathname}${url.search}`, body })
    const [knownVersion] = fieldOf(body, 'version')
    const [id] = fieldOf(body, 'id')
    const row = server.rows.find((one) => String(one.id) === id)
    if (url.pathname === '/sample/update/item' && row) {
      if (knownVersion !== undefined && knownVersion !== String(row.version)) {
        return json(route, { message: 'өөр хүн хадгалсан байна', fields: { version: 'өөр хүн' } }, 409)
      }
      row.version += 1
      row.title = fieldOf(body, 'title')[0] ?? row.title
      return json(route, { version: row.version })
    }
    if (url.pathname === '/sample/insert/item') {
      const newRow = {
        id: 1_000 + server.rows.length,
        version: 1,
        colour: fieldOf(body, 'colour')[0] || 'blue',
        day: '2026-11-20',
      }
      server.rows.unshift({ ...newRow, title: fieldOf(body, 'title')[0] ?? '' })
      return json(route, { id: newRow.id })
    }
    server.rows = server.rows.filter((one) => String(one.id) !== params.get('id'))
    return json(route, {})
  })
  return server
}
