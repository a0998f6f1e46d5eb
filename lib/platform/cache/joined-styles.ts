import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets a cached page ask for its styles once.
 *
 * Styles are built in small files, so that each page has those of its own components and no others. A page has a
 * dozen of them, and on a slow line a dozen requests are more than their bytes. The build joins the files of each
 * page into one (`scripts/joined-styles.ts`), and here a page is led to that one. The links of the parts stay,
 * disabled: a browser fetches none of them, and React, which looks for them by their address, finds them there
 * when it comes to another page that shares them.
 */

export const joinedStylesFile = 'strata-joined-styles.json'

/** What Next would have fetched already for the case of an error: React asks for it when there is one. */
const stylePreload = /<link rel="preload" href="\/_next\/static\/chunks\/[\w.-]+\.css" as="style"\/>/g

const styleLink =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.-]+\.css)" data-precedence="next"\/>/g

/** With the script of the theme, which would wait for a stylesheet that stands before it. */
const headStart = /<head>(?:<meta [^<>]*>)*(?:<script>[^]*?<\/script>)?/

/** The addresses of the files that a page's one is made of, in their order. */
export const stylesKey = (sources: readonly string[]): string => sources.join(' ')

type JoinedFiles = Readonly<Record<string, string>>

/** @returns the address of the joined file by the key of its parts; none before a build */
function readJoined(): JoinedFiles {
  try {
    return JSON.parse(readFileSync(join('.next', joinedStylesFile), 'utf8')) as JoinedFiles
  } catch {
    return {}
  }
}

let builtFiles: JoinedFiles | undefined

/**
 * @param html a whole page as Next made it
 * @param fileByKey files by the keys of their parts
 * @returns the same page with one stylesheet; as it was where the build has none for these parts
 */
export function withJoinedStyles(
  html: string,
  fileByKey: JoinedFiles = (builtFiles ??= readJoined()),
): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const sources = [...head.matchAll(styleLink)].map(([, source = '']) => source)
  const file = fileByKey[stylesKey(sources)]
  if (file === undefined) return html
  const newHead = head
    .replace(stylePreload, '')
    .replace(styleLink, '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>')
    // Before fonts and pictures, which a browser of few connections would fetch first: nothing is painted without it.
    .replace(headStart, `$&<link rel="stylesheet" href="${file}"/>`)
  return newHead + html.slice(end)
}
