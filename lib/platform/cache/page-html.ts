import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { reportDirectives } from '@/lib/platform/site/policy-reports'
import { themeScript } from '@/lib/platform/site/theme-script'
import { deferredLoaderOf } from './deferred-loader'
import { readJoinedStyles, type JoinedStylesBySite } from './joined-styles'

/**
 * Rewrites a page that Next made before it is cached. One reading of the HTML serves all changes:
 *
 * - the flight, more than half of the text, is taken out, because the loader fetches it later;
 * - the scripts are taken out too, and the loader (`deferred-loader.ts`) adds them again;
 * - the page links to the joined stylesheet of its site (`joined-styles.ts`) instead of to its parts, and the
 *   loader adds disabled links to these parts, which React looks for;
 * - the theme's script goes before all `<link>` elements, where it runs at once instead of after the styles;
 * - a policy names the hashes of the inline scripts that remain, so that no injected script runs.
 */

type Span = { start: number; end: number }
type Attributes = Readonly<Record<string, string>>
type Link = Span & { attributes: Attributes }
type Script = Span & { attributes: Attributes; text: string }
type PageParts = {
  /** The site that the page belongs to: `data-site` of `<html>`. */
  site: string
  /** The links of the head. */
  links: Link[]
  scripts: Script[]
  /** From the start of `<body>` to the start of `</body>`. */
  body: Span
  /** The content of `<meta name="strata-status">`, by which a page says that it is not found. */
  status: string | undefined
}
type Edit = Span & { text: string }

export type RewrittenPage = {
  html: string
  /** The Content-Security-Policy of the page. */
  policy: string
  /** Names what the page and its flight say: two renderings of the same content have the same version. */
  version: string
  /** Whether the page is cached with the status 404. */
  isNotFound: boolean
}

const flightBegin = '(self.__next_f=self.__next_f||[]).push([0])'
const flightPart = /^self\.__next_f\.push\((\[[13],"[^]*"\])\)$/
/**
 * Matches Turbopack's inline script, which lists the chunks to load. Only paths of our own chunks match, so
 * an injected script of this form can load nothing else.
 */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/
/** Matches the paths of Next's own scripts, which may not contain `..`. Only these scripts are deferred. */
const scriptPath = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/
const stylePath = /^\/_next\/static\/chunks\/[\w.-]+\.css$/

/**
 * Rewrites a page. If its scripts do not carry its flight in the form that is known here, this is reported and
 * the page is sent without scripts.
 * @param html a whole page as Next made it
 * @param flight the flight of the page, as Next sends it to its router
 */
export function rewritePage(
  html: string,
  flight: Buffer | undefined,
  stylesBySite = readJoinedStyles(),
): RewrittenPage {
  const { site, links, scripts, body, status } = readPageParts(html)
  const version = hashOfContent(html, body, scripts, flight ?? Buffer.alloc(0)).slice(0, 22)
  const joinedFile = joinedFileOf(links, stylesBySite[site])
  const edits = headEdits(links, scripts, joinedFile)
  const inlineTexts = scripts
    .filter(({ attributes, text }) => !('src' in attributes) && isKnownScript(text))
    .map(({ text }) => text)
  const flightScripts = findFlightScripts(scripts, flight)
  if (flightScripts) {
    const deferredScripts = scripts.filter(isDeferred)
    const loader = deferredLoaderOf(
      [...new Set(deferredScripts.map(({ attributes }) => attributes.src ?? ''))],
      version,
      joinedFile !== undefined,
    )
    inlineTexts.push(loader)
    edits.push(...[...links.filter(isScriptPreload), ...deferredScripts, ...flightScripts].map(removal))
    edits.push({ start: body.end, end: body.end, text: `<script>${loader}</script>` })
  } else {
    console.error('a page is sent without scripts, because its flight is not what its scripts carry')
  }
  return {
    html: applyEdits(html, edits),
    policy: policyOf(inlineTexts),
    version,
    isNotFound: status === '404',
  }
}

function readPageParts(html: string): PageParts {
  const parts: PageParts = {
    site: '',
    links: [],
    scripts: [],
    body: { start: html.length, end: html.length },
    status: undefined,
  }
  let open: { attributes: Attributes; start: number; textStart: number } | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      if (name === 'script') open = { attributes, start, textStart: end }
      else if (name === 'link' && start < parts.body.start) parts.links.push({ attributes, start, end })
      else if (name === 'html') parts.site = attributes['data-site'] ?? ''
      else if (name === 'body') parts.body = { start, end: html.length }
      else if (name === 'meta' && attributes.name === 'strata-status') parts.status = attributes.content
    },
    onclosetag(name) {
      const { startIndex, endIndex } = parser
      if (name === 'body') parts.body.end = startIndex
      if (name !== 'script' || !open) return
      const { attributes, start, textStart } = open
      parts.scripts.push({ attributes, start, end: endIndex + 1, text: html.slice(textStart, startIndex) })
      open = null
    },
  })
  parser.end(html)
  return parts
}

/** Returns a hash of the body's text without its scripts, and of what the flight says beyond it. */
function hashOfContent(html: string, body: Span, scripts: readonly Script[], flight: Buffer): string {
  const hash = createHash('sha256')
  let at = body.start
  for (const { start, end } of scripts) {
    if (start < body.start) continue
    hash.update(html.slice(at, start))
    at = end
  }
  hash.update(html.slice(at, body.end))
  for (const row of sortedRows(flight)) hash.update(`${row}\n`)
  return hash.digest('base64url')
}

/** Matches a reference from one row of a flight to another, by the number of that row. */
const rowReference = /"\$[L@FQWK]?[0-9a-f]+(?::[^"]*)?"/g

/**
 * Returns the rows of a flight, sorted and without the numbers of rows: React numbers and writes the rows in
 * the order in which they are done, which differs between two renderings of the same content.
 */
function sortedRows(flight: Buffer): string[] {
  const rows: string[] = []
  let at = 0
  while (at < flight.length) {
    const start = flight.indexOf(':', at) + 1
    if (start === 0) break
    // A row of plain text has its length in bytes before it, all others end with their line.
    const isText = flight[start] === 'T'.charCodeAt(0)
    const textStart = flight.indexOf(',', start) + 1
    const lineEnd = flight.indexOf('\n', start)
    const end = isText
      ? textStart + Number.parseInt(flight.toString('latin1', start + 1, textStart - 1), 16)
      : lineEnd < 0
        ? flight.length
        : lineEnd
    const row = flight.toString('utf8', isText ? textStart : start, end)
    rows.push(isText ? row : row.replace(rowReference, '"$"'))
    at = isText ? Math.max(end, textStart) || flight.length : end + 1
  }
  return rows.sort()
}

/**
 * Finds the scripts that carry the flight as text, or as base64 where it is no valid text. A script is one of
 * them only if it carries the part that comes next in the flight, so an injected script cannot pass for one.
 * @returns null if the scripts do not carry the whole flight
 */
function findFlightScripts(scripts: readonly Script[], flight: Buffer | undefined): Script[] | null {
  if (!flight) return null
  let at = 0
  const flightScripts = scripts.filter(({ text }) => {
    if (text === flightBegin) return true
    const part = flightPartOf(text)
    if (!part || !flight.subarray(at, at + part.length).equals(part)) return false
    at += part.length
    return true
  })
  return at === flight.length ? flightScripts : null
}

function flightPartOf(text: string): Buffer | null {
  const [, list] = flightPart.exec(text) ?? []
  if (!list) return null
  try {
    const [kind, part] = JSON.parse(list) as [kind: number, part: string]
    return Buffer.from(part, kind === 1 ? 'utf8' : 'base64')
  } catch {
    return null
  }
}

/** Returns the address of the joined file, if all stylesheets of the page are in it. */
function joinedFileOf(links: readonly Link[], styles: JoinedStylesBySite[string] | undefined) {
  const addresses = links.filter(isStyle).map(hrefOf)
  return addresses.length > 0 && addresses.every((address) => styles?.parts.includes(address))
    ? styles?.file
    : undefined
}

function headEdits(
  links: readonly Link[],
  scripts: readonly Script[],
  joinedFile: string | undefined,
): Edit[] {
  const [firstLink] = links
  if (!firstLink) return []
  const edits: Edit[] = []
  let insertion = ''
  const theme = scripts.find(({ text }) => text === themeScript)
  if (theme && theme.start > firstLink.start) {
    insertion += `<script>${themeScript}</script>`
    edits.push(removal(theme))
  }
  if (joinedFile) {
    // The link goes before fonts and pictures, which a browser with few connections would fetch first:
    // painting needs the stylesheet. Next also preloads the styles of the error page.
    insertion += `<link rel="stylesheet" href="${joinedFile}"/>`
    edits.push(...links.filter((link) => isStyle(link) || isStylePreload(link)).map(removal))
  }
  return [{ start: firstLink.start, end: firstLink.start, text: insertion }, ...edits]
}

const hrefOf = ({ attributes }: Link): string => attributes.href ?? ''

function isStyle(link: Link): boolean {
  const { rel, 'data-precedence': precedence } = link.attributes
  return rel === 'stylesheet' && precedence === 'next' && stylePath.test(hrefOf(link))
}

function isStylePreload(link: Link): boolean {
  const { rel, as } = link.attributes
  return rel === 'preload' && as === 'style' && stylePath.test(hrefOf(link))
}

function isScriptPreload({ attributes: { rel, as } }: Link): boolean {
  return rel === 'preload' && as === 'script'
}

function isDeferred({ attributes: { src, async } }: Script): boolean {
  return src !== undefined && async !== undefined && scriptPath.test(src)
}

function isKnownScript(text: string): boolean {
  return text === themeScript || bootstrap.test(text)
}

function removal({ start, end }: Span): Edit {
  return { start, end, text: '' }
}

/** @param edits in any order; an insertion comes before other edits that begin at the same place */
function applyEdits(html: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += html.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + html.slice(at)
}

/**
 * Returns the policy of a page. Cached pages need neither 'unsafe-inline' nor a nonce for scripts, because the
 * policy has the hash of each inline script that Next or Strata wrote. Styles may be inline: React and the
 * picture placeholders write them.
 */
function policyOf(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...reportDirectives,
  ].join('; ')
}
